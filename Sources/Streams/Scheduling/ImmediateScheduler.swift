/// Work runs inside the call that schedules it. Periodic work therefore never returns: on it, nothing can stop a period.
public final class ImmediateScheduler: SchedulerType {
    /// The one immediate scheduler.
    public static let instance = ImmediateScheduler()

    private init() {}

    /// The present moment.
    public var now: RxTime { ProcessClock.now }

    /// Runs `action` now.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable { action(state) }

    /// Runs `action` now, after blocking the thread for `dueTime`; not at all after ``Swift/Duration/never``.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        guard dueTime < .never else { return NopDisposable() }
        CurrentThread.sleep(until: now.advanced(by: dueTime))
        return action(state)
    }
}
