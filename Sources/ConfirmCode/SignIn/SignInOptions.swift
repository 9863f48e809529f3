/// How a sign-in goes.
public struct SignInOptions: Sendable {
    /// The region that is chosen at first; nil for that of the device.
    public var region: PhoneRegion?
    /// An empty code field, with its length, alphabet and secrecy.
    public var field = CodeField()
    /// Seconds after a code until another one may be sent to the same number.
    public var resendCodeTimeout = 60
    /// Whether the timer starts again when a code is submitted, though the service may take the next one earlier.
    public var restartsTimerOnSubmit = ConfirmCodeViewModel.restartsTimerOnSubmit
    /// The most time for an answer; after it, ``AuthError/timeout``.
    public var requestTimeout = Duration.seconds(30)
    /// How long nothing is accepted after too many attempts, where the error does not tell it.
    public var lockout = Duration.seconds(600)
    /// Whether white space around the account of the login form is dropped.
    public var trimsAccount = true
    /// What is said to people.
    public var texts: SignInTexts

    /// The usual way, in the language of `texts`.
    public init(texts: SignInTexts = .current) { self.texts = texts }
}

extension SignInOptions {
    var codeSettings: ConfirmCodeRules.Settings {
        ConfirmCodeRules.Settings(
            reader: CodeReader(length: field.length, alphabet: field.alphabet),
            resendTimeout: .seconds(resendCodeTimeout), restartsTimerOnSubmit: restartsTimerOnSubmit,
            defaultLockout: lockout, texts: texts)
    }
}
