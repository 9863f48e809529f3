/// Any Swift clock as a scheduler: its work runs one after the other, in the order of due times, in a task of its own or
/// on an actor.
public final class ClockScheduler<C: Clock>: SchedulerType where C.Duration == Duration {
    private struct State {
        var entries = DueHeap()
        /// Counts the tasks: what an older one finds is not its business.
        var number = 0
        /// When a task looks for work that is due; nil where one is doing so.
        var wakes: RxTime? = .never
        var task: Task<Void, Never>?
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
            guard let wakes = state.wakes, due < wakes else { return nil }
            state.wakes = nil
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
        while let due = runDue(number) {
            do {
                try await clock.sleep(until: origin.advanced(by: .nanoseconds(due.nanoseconds)), tolerance: nil)
                wake(number, at: nil)
            } catch { return wake(number, at: .never) }
        }
    }

    /// Runs what is due. Answers when the next is; nil where there is none, or where a newer task has taken over.
    private func runDue(_ number: Int) -> RxTime? {
        while true {
            let now = now
            let (item, next) = state.withLock { state -> (ScheduledItem?, RxTime?) in
                guard number == state.number else { return (nil, nil) }
                if let item = state.entries.popFirst(until: now.nanoseconds)?.item { return (item, nil) }
                let next = state.entries.first.map { RxTime(nanoseconds: $0.due) }
                state.wakes = next ?? .never
                return (nil, next)
            }
            guard let item else { return next }
            item.run()
        }
    }

    private func wake(_ number: Int, at time: RxTime?) {
        state.withLock { if number == $0.number { $0.wakes = time } }
    }
}

extension RxTime {
    fileprivate static var never: RxTime { RxTime(nanoseconds: .max) }
}
