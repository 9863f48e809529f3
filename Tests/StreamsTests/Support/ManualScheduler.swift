@testable import Streams

/// A scheduler whose clock the test moves by hand.
final class ManualScheduler: SchedulerType {
    private struct State {
        var now = RxTime(nanoseconds: 0)
        var waiting: [(due: RxTime, item: ScheduledItem)] = []
    }

    private let state = Locked(State())

    var now: RxTime { state.withLock { $0.now } }

    /// How many items wait, the disposed ones left out.
    var pending: Int { state.value.waiting.count { !$0.item.isDisposed } }

    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .zero, action: action)
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let item = ScheduledItem(state, action)
        self.state.withLock { state in
            let due = state.now.advanced(by: max(dueTime, .zero))
            let index = state.waiting.firstIndex { $0.due > due } ?? state.waiting.count
            state.waiting.insert((due, item), at: index)
        }
        return item
    }

    /// Moves the clock without running anything, as a long computation does.
    func pass(_ duration: Duration) {
        state.withLock { $0.now = $0.now.advanced(by: duration) }
    }

    /// Runs what is due until the clock has moved by `duration`.
    func advance(_ duration: Duration) {
        let end = now.advanced(by: duration)
        while let item = next(until: end) { item.run() }
        state.withLock { $0.now = max($0.now, end) }
    }

    private func next(until end: RxTime) -> ScheduledItem? {
        state.withLock { state in
            guard let first = state.waiting.first, first.due <= end else { return nil }
            state.now = max(state.now, first.due)
            return state.waiting.removeFirst().item
        }
    }
}
