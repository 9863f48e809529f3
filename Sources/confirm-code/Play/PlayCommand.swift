import ConfirmCode

/// A command of a play script. Its description is its line.
enum PlayCommand: Equatable, Sendable {
    case phone(String)
    /// Choose a country by its ISO 3166-1 code.
    case country(String)
    case type(String)
    case paste(String)
    case backspace
    /// Enter the code that was delivered.
    case code
    /// Enter a code that was not.
    case wrong
    case submit
    case resend
    case login(account: String, password: String)
    case remember(Bool)
    case back
    case restart
    /// End the app, and start it again with the session that it saved, the wall clock moved forwards or back meanwhile.
    case relaunch(Duration)
    /// What goes wrong with the next request.
    case fault(PlayFault)
    /// Whether a command waits for the answer to what it asked for.
    case awaitAnswers(Bool)
    case wait(Duration)
    case quit
}

extension PlayCommand: CustomStringConvertible {
    /// The line of a script that means the command.
    var description: String {
        switch self {
        case .phone(let number): "phone \(number)"
        case .country(let code): "country \(code)"
        case .type(let digits): "type \(digits)"
        case .paste(let text): "paste " + text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
        case .backspace: "backspace"
        case .code: "code"
        case .wrong: "wrong"
        case .submit: "submit"
        case .resend: "resend"
        case .login(let account, let password): "login \(account) \(password)"
        case .remember(let isOn): "remember \(isOn ? "on" : "off")"
        case .back: "back"
        case .restart: "restart"
        case .relaunch(let shift): "relaunch \(Self.number(shift))"
        case .fault(let fault): "fault \(fault)"
        case .awaitAnswers(let isOn): "await \(isOn ? "on" : "off")"
        case .wait(let duration): "wait \(Self.number(duration))"
        case .quit: "quit"
        }
    }

    /// Seconds, with a fraction where there is one.
    static func number(_ duration: Duration) -> String {
        let (whole, rest) = duration.components
        return rest == 0 ? "\(whole)" : "\(Double(whole) + Double(rest) / 1e18)"
    }
}

/// What goes wrong with a request, by the word of a script.
struct PlayFault: Equatable, Sendable, CustomStringConvertible {
    let fault: InMemoryFault
    let description: String

    /// The words that stand alone.
    static let plain: [String: InMemoryFault] = [
        "lost": .requestLost, "answer-lost": .answerLost, "sms-lost": .deliveryLost,
        "wrong-code": .error(.invalidCode), "expired": .error(.sessionExpired), "no-session": .error(.noSession),
        "too-many": .error(.tooManyAttempts(wait: nil)), "quota": .error(.quotaExceeded),
        "bad-phone": .error(.invalidPhoneNumber), "disabled": .error(.userDisabled),
        "not-allowed": .error(.notAllowed), "not-verified": .error(.appNotVerified),
        "bad-password": .error(.invalidCredentials), "network": .error(.network),
        "nonsense": .error(.unexpectedResponse),
    ]

    /// The words that take a time in seconds.
    static let timed: [String: @Sendable (Duration) -> InMemoryFault] = [
        "slow": { .latency($0) }, "too-many": { .error(.tooManyAttempts(wait: $0)) },
        "too-soon": { .error(.resendTooSoon(wait: $0)) },
    ]

    /// A fault by its word alone.
    init?(_ word: String) {
        guard let fault = Self.plain[word] else { return nil }
        self.fault = fault
        description = word
    }

    /// A fault by its word and a time.
    init?(_ word: String, _ time: Duration) {
        guard let make = Self.timed[word] else { return nil }
        fault = make(time)
        description = "\(word) \(PlayCommand.number(time))"
    }
}
