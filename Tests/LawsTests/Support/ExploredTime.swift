import Streams
import StreamsTesting

/// The time of an explored order: work waits until somebody says that the clock goes on, or that a piece of it runs. What
/// breaks the law of time is told.
final class ExploredTime: SchedulerType {
    /// Whose clock it is, and which work may run.
    enum Kind: CaseIterable {
        /// A clock that may jump over what is due, which then runs late and in turn.
        case late
        /// The same, the work in any order.
        case anyOrder
        /// Virtual time: work runs when it is due.
        case virtual
    }

    private struct State {
        var latest = RxTime(nanoseconds: 0)
        var count = 0
        var pending: [Int: RxTime] = [:]
        var dues: Set<RxTime> = []
        var isAdvancing = false
    }

    let kind: Kind
    private let byHand = InterleavingScheduler()
    private let virtual = TestScheduler(simulateProcessingDelay: false)
    private let state = Guarded(State())
    private let complain: @Sendable (String) -> Void

    init(_ kind: Kind, complain: @escaping @Sendable (String) -> Void) {
        self.kind = kind
        self.complain = complain
    }

    var now: RxTime { scheduler.now }

    /// How many pieces of work are due.
    var dueCount: Int { kind == .virtual ? virtuallyDueCount : byHand.dueCount }
    /// How many wait, due or not.
    var pendingCount: Int { state.change { $0.pending.count } }
    /// When work was ever to run, which may have been past at once.
    var dues: Set<RxTime> { state.change { $0.dues } }

    private var scheduler: any SchedulerType { kind == .virtual ? virtual : byHand }
    private var virtuallyDueCount: Int { state.change { [now] in $0.pending.values.count { $0 <= now } } }

    /// Lets the clock go on; in virtual time what becomes due runs on the way.
    func advance(by ticks: Int) {
        if kind != .virtual { return byHand.advance(by: .seconds(ticks)) }
        guard !state.change({ $0.isAdvancing.exchange(true) }) else { return }
        virtual.advanceBy(ticks)
        state.change { $0.isAdvancing = false }
    }

    /// Runs a piece of the work that is due; in virtual time all of it.
    func run(_ index: Int) {
        if kind == .virtual { advance(by: 0) } else { byHand.run(index) }
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let number = add(after: dueTime)
        let item = scheduler.scheduleRelative(state, dueTime: dueTime) { [weak self] state in
            self?.begin(number)
            return action(state)
        }
        return Disposables.create { [self] in
            self.state.change { $0.pending[number] = nil }
            item.dispose()
        }
    }

    private func add(after dueTime: Duration) -> Int {
        let now = now
        return state.change { state in
            state.count += 1
            if dueTime < .never {
                state.pending[state.count] = now.advanced(by: max(.zero, dueTime))
                state.dues.insert(now.advanced(by: dueTime))
            }
            return state.count
        }
    }

    /// A piece of work begins.
    private func begin(_ number: Int) {
        let now = now
        let (due, earlier, latest) = state.change { state in
            let due = state.pending.removeValue(forKey: number)
            let earlier = state.pending.filter { ($0.value, $0.key) < (due ?? now, number) }.values.min()
            defer { state.latest = max(state.latest, now) }
            return (due, earlier, state.latest)
        }
        guard let due else { return complain("work runs again, or after it was disposed") }
        if now < latest { complain("the clock went back from \(latest) to \(now)") }
        if now < due || kind == .virtual && now > due { complain("work due at \(due) runs at \(now)") }
        if kind != .anyOrder, let earlier { complain("work due at \(due) runs before that due at \(earlier)") }
    }
}

extension Bool {
    fileprivate mutating func exchange(_ new: Bool) -> Bool {
        defer { self = new }
        return self
    }
}
