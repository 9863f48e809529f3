extension ConfirmCodeRules {
    /// What the screen for a code does.
    enum Output: Equatable, Sendable {
        case confirm(Attempt)
        case resend(phone: String)
        case authorized(AuthResult)
        case newCodeSent
        case failed(String)
    }
}
