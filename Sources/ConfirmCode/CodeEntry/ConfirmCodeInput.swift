import Streams

extension ConfirmCodeRules {
    /// What happens to the screen for a code.
    enum Input: WakingInput {
        /// The text of the field changed; a complete code is sent.
        case text(String)
        /// The text of the field changed; nothing is sent before a ``submit``.
        case draft(String)
        case submit
        case resend
        case cancel
        case wake(RxTime)
        /// How a confirmation ended.
        case confirmed(Attempt, Event<AuthResult>)
        /// How the request for a new code ended.
        case resent(Event<String>)
    }
}
