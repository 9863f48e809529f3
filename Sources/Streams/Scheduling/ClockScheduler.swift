/// Any Swift clock as a scheduler: its work runs one after the other, in the order of due times, in a task of its own or
/// on an actor.
public final class ClockScheduler<C: Clock>: SchedulerType where C.Duration == Duration {
    private struct State {
        var entries = DueHeap()
        /// Counts the tasks: what an older one finds is not its business.
        var number = 0
        var isIdle = true
        var sleepsUntil: RxTime?
        var task: Task<Void, Never>?
    }

    private enum Step {
        case run(ScheduledItem), sleep(until: RxTime), stop
    }

    private let clock: C
    private let actor: (any Actor)?
    private let origin: C.Instant
    private let state = Locked(State())

    /// A scheduler of `clock`, whose ``now`` begins at zero.
    ///
    /// - Parameters:
    ///   - clock: Whose time it is.
    ///   - actor: Where its work runs; nil for no actor.
    public init(_ clock: C, on actor: (any Actor)? = nil) {
        self.clock = clock
        self.actor = actor
        origin = clock.now
    }

    /// The time of the clock since the scheduler was made.
    public var now: RxTime { RxTime(nanoseconds: origin.duration(to: clock.now).saturatedNanoseconds) }

    /// Runs `action` once the clock has gone on by `dueTime`.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if clock is ContinuousClock || clock is SuspendingClock { RealTime.note("\(C.self)") }
        let item = ScheduledItem(state, action)
        if dueTime < .never { insert(item, at: now.advanced(by: max(dueTime, .zero))) }
        return item
    }

    private func insert(_ item: ScheduledItem, at due: RxTime) {
        let started = state.withLock { state -> Int? in
            state.entries.insert(item, due: due.nanoseconds)
            guard state.isIdle || state.sleepsUntil.map({ due < $0 }) == true else { return nil }
            state.isIdle = false
            state.sleepsUntil = nil
            state.number += 1
            return state.number
        }
        if let started { start(started) }
    }

    private func start(_ number: Int) {
        let task = Task.detached { await self.run(number, on: self.actor) }
        let stale = state.withLock { state -> Task<Void, Never>? in
            guard number == state.number else { return task }
            defer { state.task = task }
            return state.task
        }
        stale?.cancel()
    }

    private func run(_ number: Int, on actor: isolated (any Actor)?) async {
        while true {
            switch step(number, now) {
            case .stop: return
            case .run(let item): item.run()
            case .sleep(let due):
                do {
                    try await clock.sleep(until: origin.advanced(by: .nanoseconds(due.nanoseconds)), tolerance: nil)
                    wake(number, isIdle: false)
                } catch {
                    wake(number, isIdle: true)
                    return
                }
            }
        }
    }

    private func step(_ number: Int, _ now: RxTime) -> Step {
        state.withLock { state in
            guard number == state.number else { return .stop }
            if let item = state.entries.popFirst(until: now.nanoseconds)?.item { return .run(item) }
            state.sleepsUntil = state.entries.first.map { RxTime(nanoseconds: $0.due) }
            state.isIdle = state.sleepsUntil == nil
            return state.sleepsUntil.map { .sleep(until: $0) } ?? .stop
        }
    }

    private func wake(_ number: Int, isIdle: Bool) {
        state.withLock { state in
            guard number == state.number else { return }
            state.sleepsUntil = nil
            state.isIdle = isIdle
        }
    }
}
