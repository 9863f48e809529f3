extension ConfirmCodeRules {
    /// What does not change while the screen is open.
    struct Settings: Sendable {
        var reader: CodeReader
        var resendTimeout: Duration
        var restartsTimerOnSubmit: Bool
        var defaultLockout: Duration
        var texts = SignInTexts.current
    }
}
