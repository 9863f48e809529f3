import Streams

extension ConfirmCodeRules {
    /// What happens to the screen.
    enum Input: WakingInput {
        /// The text of the field changed; a complete code is sent.
        case text(String)
        /// The text of the field changed; nothing is sent before a ``submit``.
        case draft(String)
        case submit
        case resend
        case cancel
        /// The moment ``ConfirmCodeRules/wake`` has come.
        case wake(RxTime)
        /// How a confirmation ended.
        case confirmed(Attempt, Event<AuthResult>)
        /// How the request for a new code ended.
        case resent(Event<String>)
    }

    /// What the screen does.
    enum Output: Equatable, Sendable {
        case confirm(Attempt)
        case resend(phone: String)
        case authorized(AuthResult)
        case newCodeSent
        case failed(String)
    }

    /// One confirmation of a code.
    struct Attempt: Hashable, Sendable {
        let number: Int
        let code: String
        let token: String
        let start: RxTime
    }

    /// What does not change while the screen is open.
    struct Settings: Sendable {
        var reader: CodeReader
        var resendTimeout: Duration
        var restartsTimerOnSubmit: Bool
        var defaultLockout: Duration
        var texts = SignInTexts.current
    }

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
