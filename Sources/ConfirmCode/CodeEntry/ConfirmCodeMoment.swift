import Streams

/// One input taken in by the rules of the code screen.
struct ConfirmCodeStep: Sendable {
    private(set) var rules: ConfirmCodeRules
    private var outputs: [ConfirmCodeRules.Output] = []

    init(rules: ConfirmCodeRules) {
        self.rules = rules
    }

    mutating func handle(_ input: ConfirmCodeRules.Input, at now: RxTime) {
        outputs = rules.handle(input, at: now)
    }

    /// The new state, then each output, then the state alone again, which is all that a late observer is told.
    var moments: [ConfirmCodeMoment] {
        let rest = ConfirmCodeMoment(rules: rules)
        if outputs.isEmpty { return [rest] }
        return [rest] + outputs.map { ConfirmCodeMoment(rules: rules, output: $0) } + [rest]
    }
}

/// What the code screen is and does at one moment. State and outputs share one stream, so that every observer sees the
/// state change before what came of it.
struct ConfirmCodeMoment: Sendable {
    let rules: ConfirmCodeRules
    var output: ConfirmCodeRules.Output?

    var confirm: ConfirmCodeRules.Attempt? {
        if case .confirm(let attempt) = output { attempt } else { nil }
    }

    var resend: String? {
        if case .resend(let phone) = output { phone } else { nil }
    }

    var authorized: AuthResult? {
        if case .authorized(let result) = output { result } else { nil }
    }

    var newCodeSent: Void? {
        if case .newCodeSent = output { () } else { nil }
    }

    var failed: String? {
        if case .failed(let text) = output { text } else { nil }
    }
}

extension Observable where Element: Sendable {
    /// How a request ended: its first event, or ``AuthError/timeout``.
    ///
    /// - Parameters:
    ///   - limit: The most time to the answer.
    ///   - scheduler: Whose clock it is.
    func answer(within limit: Duration, _ scheduler: any SchedulerType) -> Observable<Event<Element>> {
        timeout(limit, other: Observable.error(AuthError.timeout), scheduler: scheduler).materialize().take(1)
    }
}
