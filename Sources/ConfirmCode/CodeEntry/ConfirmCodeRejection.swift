extension ConfirmCodeRules {
    /// What a service said of a code.
    enum Verdict: Hashable, Sendable {
        case invalid, expired
    }

    /// A code that was not accepted, and what was told of it.
    struct Rejection: Hashable, Sendable {
        let verdict: Verdict
        let text: String
    }
}
