/// The thread of the caller. Work scheduled from work that runs on it runs after that, in the order of its due times,
/// so that recursion needs no stack. Waiting for a due time blocks the thread.
public final class CurrentThreadScheduler: SchedulerType {
    /// The one current-thread scheduler.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// The present moment.
    public var now: RxTime { ProcessClock.now }

    /// True where work scheduled now would run inside the call that schedules it.
    public static var isScheduleRequired: Bool { !CurrentThread.isRunning }

    /// Runs `action` now, or after what runs on this thread.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let item = ScheduledItem(state, action)
        CurrentThread.schedule { item.run() }
        return item
    }

    /// Runs `action` on this thread once `dueTime` has passed, and blocks the thread for that long unless it was disposed
    /// before. What is due after ``Swift/Duration/never`` never comes, and blocks nothing.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let item = ScheduledItem(state, action)
        if dueTime < .never { CurrentThread.schedule(item, at: now.advanced(by: max(dueTime, .zero))) }
        return item
    }
}
