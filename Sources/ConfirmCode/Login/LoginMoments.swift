extension ScreenMoment<LoginRules> {
    var login: LoginRules.Attempt? { if case .login(let attempt) = output { attempt } else { nil } }

    /// The account to be written, which may be none; nil where nothing is written.
    var write: String?? { if case .write(let account) = output { .some(account) } else { nil } }

    var authorized: AuthResult? { if case .authorized(let result) = output { result } else { nil } }

    var failed: String? { if case .failed(let text) = output { text } else { nil } }
}
