import ConfirmCode

/// The states that the previews show, each reached by what a person does.
enum PreviewState: String, CaseIterable, Identifiable, Sendable {
    case phone, number, sending, rejectedNumber
    case code, partial, secure, confirming, invalid, expired, offline, locked, expiredWait, newCode
    case login, rejectedLogin, personalData, done

    var id: String { rawValue }

    /// Whether a code is asked for.
    var sendsCode: Bool {
        switch self {
        case .phone, .number, .login, .rejectedLogin: false
        default: true
        }
    }

    /// Whether it belongs to the login form.
    var logsIn: Bool { self == .login || self == .rejectedLogin }

    /// What is typed into the code field before the SMS.
    var typedCode: String? {
        switch self {
        case .partial, .secure: "012"
        case .confirming, .invalid, .expired, .offline, .locked: "000000"
        default: nil
        }
    }

    /// What goes wrong with a request on the way to it.
    func fault(of request: InMemoryAuthService.Request) -> InMemoryFault? {
        switch (self, request) {
        case (.sending, .loginByPhone), (.confirming, .confirmCode): .requestLost
        case (.rejectedNumber, .loginByPhone): .error(.invalidPhoneNumber)
        case (.expired, .confirmCode): .error(.sessionExpired)
        case (.offline, .confirmCode): .error(.network)
        case (.locked, .confirmCode): .error(.tooManyAttempts(wait: .seconds(600)))
        default: nil
        }
    }

    /// Whether the code of the SMS is typed.
    var usesSMS: Bool { self == .done || self == .personalData }
}
