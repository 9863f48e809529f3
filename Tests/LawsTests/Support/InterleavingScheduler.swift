import Streams

/// A scheduler whose work waits until somebody says that a piece of it runs: the first, as on a serial queue, or any, as on a
/// concurrent one.
final class InterleavingScheduler: SchedulerType {
    private struct Item: Sendable {
        let number: Int
        let due: RxTime
        let run: @Sendable () -> Void
    }

    private struct State {
        var now = RxTime(nanoseconds: 0)
        var items: [Item] = []
        var count = 0
    }

    private let state = Guarded(State())

    var now: RxTime { state.change { $0.now } }

    /// How many pieces of work are due.
    var dueCount: Int { state.change { state in state.items.count { $0.due <= state.now } } }

    func advance(by duration: Duration) {
        state.change { $0.now = $0.now.advanced(by: duration) }
    }

    /// Runs a piece of the work that is due, the others staying.
    ///
    /// - Parameter index: Its place in the order of due times, and where these are equal, in that of scheduling.
    func run(_ index: Int) {
        let item = state.change { state -> Item? in
            let due = state.items.filter { $0.due <= state.now }
                .sorted { ($0.due, $0.number) < ($1.due, $1.number) }
            guard index < due.count else { return nil }
            let item = due[index]
            state.items.removeAll { $0.number == item.number }
            return item
        }
        item?.run()
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let lifetime = Lifetime()
        let number = insert(after: dueTime) {
            if !lifetime.isEnded { lifetime.add(action(state)) }
        }
        lifetime.addTeardown { [weak self] in self?.remove(number) }
        return lifetime
    }

    private func insert(after dueTime: Duration, _ run: @escaping @Sendable () -> Void) -> Int {
        state.change { state in
            state.count += 1
            state.items.append(
                Item(number: state.count, due: state.now.advanced(by: max(.zero, dueTime)), run: run))
            return state.count
        }
    }

    private func remove(_ number: Int) {
        let removed = state.change { state -> [Item] in
            let removed = state.items.filter { $0.number == number }
            state.items.removeAll { $0.number == number }
            return removed
        }
        withExtendedLifetime(removed) {}
    }
}
