import Streams

/// A scheduler that does at once what is due soon, its clock going there, and never what is due in more than 1,000 seconds.
final class PromptScheduler: SchedulerType {
    private let time = Guarded(RxTime(nanoseconds: 0))
    private let timed = Tally()
    private let limit: Int

    /// - Parameter limit: How much timed work is done; a timer that goes on for ever would do so inside itself.
    init(limit: Int = .max) {
        self.limit = limit
    }

    var now: RxTime { time.value }

    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        action(state)
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if dueTime > .seconds(1000) || timed.add() > limit { return Disposables.create() }
        time.change { $0 = $0.advanced(by: max(dueTime, .zero)) }
        return action(state)
    }
}
