import Streams

/// A scheduler that does at once what is due soon, and never what is due in more than 1,000 seconds.
struct PromptScheduler: SchedulerType {
    var now: RxTime { RxTime(nanoseconds: 0) }

    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        action(state)
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        dueTime > .seconds(1000) ? Disposables.create() : action(state)
    }
}
