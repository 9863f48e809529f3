/// The clock of virtual time and what is due, behind a lock. Actions run outside it.
final class Timeline: Sendable {
    /// Why a run paused.
    enum Pause {
        case idle, milestone, stopped, overLimit
    }

    private struct State {
        var clock: Int
        var queue = DueHeap()
        var isRunning = false
        var isStopped = false
        var steps = 0
        var stepsOfTick = 0
    }

    private enum Step {
        case run(DueHeap.Entry), skip(DueHeap.Entry), pause(Pause)
    }

    private let state: Locked<State>
    private let stepLimit: Int
    /// Called when something is added, for a run that waits for that.
    let onInsert = Locked<(@Sendable () -> Void)?>(nil)

    init(clock: Int, stepLimit: Int) {
        state = Locked(State(clock: clock))
        self.stepLimit = stepLimit
    }

    var clock: Int { state.withLock { $0.clock } }

    /// Adds `item`, or a milestone where it is nil. What is due at `Int.max` never runs, what is due in the past now.
    ///
    /// - Returns: The number of the entry.
    func insert(_ item: ScheduledItem?, due: (_ clock: Int) -> Int) -> UInt64 {
        defer { onInsert.value?() }
        return state.withLock { state in
            let due = max(due(state.clock), state.clock)
            return due == .max && item != nil ? 0 : state.queue.insert(item, due: Int64(due))
        }
    }

    /// True for the one caller that may run now, and owes ``finish()``.
    func begin() -> Bool {
        state.withLock { state in
            if state.isRunning { return false }
            state.isRunning = true
            state.isStopped = false
            state.steps = 0
            state.stepsOfTick = 0
            return true
        }
    }

    func finish() { state.withLock { $0.isRunning = false } }

    func stop() { state.withLock { $0.isStopped = true } }

    func set(_ clock: Int) { state.withLock { $0.clock = clock } }

    /// Runs what is due up to and at `target`, and pauses at `milestone`.
    func run(upTo target: Int = .max, until milestone: UInt64? = nil, countsAllSteps: Bool = false) -> Pause {
        while true {
            switch state.withLock({ step(&$0, upTo: target, countsAllSteps) }) {
            case .pause(let pause): return pause
            case .skip: continue
            case .run(let entry):
                entry.item?.run()
                if entry.number == milestone { return .milestone }
            }
        }
    }

    /// Runs the action that is due next, at whatever tick.
    ///
    /// - Returns: Why there is none, nil where one has run.
    func runNext() -> Pause? {
        while true {
            switch state.withLock({ step(&$0, upTo: .max, true) }) {
            case .pause(let pause): return pause
            case .skip: continue
            case .run(let entry):
                entry.item?.run()
                return nil
            }
        }
    }

    /// What to say when a run came to its limit.
    func runaway(_ call: String) -> String {
        "\(call): \(stepLimit) actions ran and more are due, the clock is at \(clock). "
            + "Does something repeat itself without end? start(disposed:) and advanceTo(_:) end at a given tick."
    }

    /// Runs everything that is due, and everything scheduled by that.
    ///
    /// - Returns: What is wrong, nil where nothing is.
    func runAll(_ call: String) -> String? {
        alone(call) { run(countsAllSteps: true) == .overLimit ? runaway(call) : nil }
    }

    /// Runs everything due up to and at the tick `time`.
    ///
    /// - Returns: What is wrong, nil where nothing is.
    func advance(to time: Int, _ call: String) -> String? {
        alone(call) {
            if time < clock { return "\(call): the clock is at \(clock) and does not go back." }
            switch run(upTo: time, countsAllSteps: time == .max) {
            case .overLimit: return runaway(call)
            case .idle: set(time)
            case .stopped, .milestone: break
            }
            return nil
        }
    }

    /// Runs `body` as the only run of this timeline.
    func alone(_ call: String, _ body: () -> String?) -> String? {
        guard begin() else {
            return "\(call): this scheduler is already running; it was called from one of its actions."
        }
        defer { finish() }
        return body()
    }

    private func step(_ state: inout State, upTo target: Int, _ countsAllSteps: Bool) -> Step {
        if state.isStopped { return .pause(.stopped) }
        guard let first = state.queue.first, first.due <= Int64(target) else { return .pause(.idle) }
        if first.isDisposed { return state.queue.popFirst().map(Step.skip) ?? .pause(.idle) }
        if first.due > Int64(state.clock) { state.stepsOfTick = 0 }
        if (countsAllSteps ? state.steps : state.stepsOfTick) >= stepLimit { return .pause(.overLimit) }
        state.steps += 1
        state.stepsOfTick += 1
        state.clock = max(state.clock, Int(first.due))
        return state.queue.popFirst().map(Step.run) ?? .pause(.idle)
    }
}

extension Int {
    func advanced(saturating distance: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(distance)
        return overflow ? (distance < 0 ? .min : .max) : sum
    }
}

extension FixedWidthInteger {
    /// The integer nearest to `value`, or the end of the range that is.
    init(saturating value: Double) { self = Self(exactly: value.rounded()) ?? (value < 0 ? .min : .max) }
}
