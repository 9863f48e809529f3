import Dispatch

/// The main queue. Work that is scheduled on it, while nothing waits or runs, runs at once; else in order, later. A timer
/// whose time has come does not count as running.
public final class MainScheduler: SchedulerType {
    /// The one main scheduler.
    public static let instance = MainScheduler()
    /// The main queue as a scheduler that never runs work inside the call that schedules it.
    public static let asyncInstance = SerialDispatchQueueScheduler(queue: .main)

    private let queue = MainScheduler.asyncInstance
    private let pending = Counter()

    private init() {}

    /// The present moment.
    public var now: RxTime { queue.now }

    /// Runs `action` on the main queue.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if pending.increment() == 1, MainQueue.isCurrent {
            defer { pending.decrement() }
            return action(state)
        }
        return enqueue(state, action)
    }

    /// Runs `action` on the main queue once `dueTime` has passed.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if dueTime > .zero { return queue.scheduleRelative(state, dueTime: dueTime, action: action) }
        _ = pending.increment()
        return enqueue(state, action)
    }

    private func enqueue<StateType: Sendable>(
        _ state: StateType, _ action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        RealTime.note("the main queue")
        let item = ScheduledItem(state, action)
        DispatchQueue.main.async { [self] in
            item.run()
            pending.decrement()
        }
        return item
    }
}
