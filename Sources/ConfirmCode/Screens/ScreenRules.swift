import Streams

/// What a screen may do, as a value: inputs change it, and it says what is to be done. It has no clock and sends nothing
/// itself.
protocol ScreenRules: Sendable {
    /// What happens to the screen.
    associatedtype Input: WakingInput
    /// What the screen does.
    associatedtype Output: Sendable

    /// The next moment at which time alone changes something.
    var wake: RxTime? { get }
    /// True where nothing happens any more.
    var isOver: Bool { get }

    /// Takes `input` in, and says what is to be done, in order.
    mutating func handle(_ input: Input, at now: RxTime) -> [Output]
}

/// What happens to a screen, the passing of time among it.
protocol WakingInput: Sendable {
    /// The moment ``ScreenRules/wake`` has come.
    static func wake(_ moment: RxTime) -> Self
}

/// One input taken in by the rules of a screen.
struct ScreenStep<Rules: ScreenRules>: Sendable {
    private(set) var rules: Rules
    private var outputs: [Rules.Output] = []

    init(rules: Rules) { self.rules = rules }

    mutating func handle(_ input: Rules.Input, at now: RxTime) { outputs = rules.handle(input, at: now) }

    /// The new state, then each output, then the state alone again, which is all that a late observer is told.
    var moments: [ScreenMoment<Rules>] {
        let rest = ScreenMoment(rules: rules)
        if outputs.isEmpty { return [rest] }
        return [rest] + outputs.map { ScreenMoment(rules: rules, output: $0) } + [rest]
    }
}

/// What a screen is and does at one moment. State and outputs share one stream, so that every observer sees the state
/// change before what came of it.
struct ScreenMoment<Rules: ScreenRules>: Sendable {
    let rules: Rules
    var output: Rules.Output?
}
