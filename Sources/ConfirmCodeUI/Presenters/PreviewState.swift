import ConfirmCode

/// The states that the previews show, each reached by what a person does.
enum PreviewState: String, CaseIterable, Identifiable, Sendable {
    case phone, number, code, partial, invalid, locked, expiredWait, newCode, login, rejectedLogin, personalData, done

    var id: String { rawValue }

    /// Whether it is on the way past the phone number.
    var sendsCode: Bool {
        switch self {
        case .phone, .number, .login, .rejectedLogin: false
        case .code, .partial, .invalid, .locked, .expiredWait, .newCode, .personalData, .done: true
        }
    }

    /// Whether it belongs to the login form.
    var logsIn: Bool { self == .login || self == .rejectedLogin }

    /// What is typed into the code field before the SMS.
    var typedCode: String? {
        switch self {
        case .partial: "012"
        case .invalid, .locked: "000000"
        default: nil
        }
    }

    /// What goes wrong with a request on the way to it.
    func fault(of request: InMemoryAuthService.Request) -> InMemoryFault? {
        self == .locked && request == .confirmCode ? .error(.tooManyAttempts(wait: .seconds(600))) : nil
    }

    /// Whether the code of the SMS is typed.
    var usesSMS: Bool { self == .done || self == .personalData }
}
