import ConfirmCode

/// The lines that a played script prints: one for each output that says something new.
struct Transcript {
    private var screen: String? = "screen phone"
    private var boxes: String?
    private var seconds: Int?
    private var phoneWait = 0
    private var region: String?

    /// The line for an output, nil where it shows nothing new.
    ///
    /// - Parameter tenths: Tenths of a second since the start.
    mutating func line(for output: SignIn.Output, at tenths: Int) -> String? {
        text(for: output).map { line($0, at: tenths) }
    }

    /// The line for an SMS that arrived.
    func line(sms code: String, at tenths: Int) -> String { line("sms \(code)", at: tenths) }

    /// The line for an account that was stored, or erased.
    func line(stored account: String?, at tenths: Int) -> String {
        line(account.map { "stored \($0)" } ?? "erased", at: tenths)
    }

    private mutating func text(for output: SignIn.Output) -> String? {
        switch output {
        case .step(let step): return text(for: step)
        case .newCodeScreen:
            (boxes, seconds) = (nil, nil)
            return nil
        case .state, .canSubmit, .canResend, .account: return nil
        case .region(let new):
            defer { region = new.code }
            return region == nil || region == new.code ? nil : "country \(new.code) +\(new.dialCode)"
        case .phoneWait(let reading):
            defer { phoneWait = reading.seconds }
            return reading.seconds == phoneWait || screen != "screen phone"
                ? nil : "phone-wait \(reading.seconds) \(reading.text)"
        case .field(let field):
            let text = String(field.boxes.map { $0.character ?? "_" })
            if text == boxes { return nil }
            boxes = text
            return "boxes \(text)"
        case .countdown(let reading):
            if reading.seconds == seconds { return nil }
            seconds = reading.seconds
            return "timer \(reading.seconds) \(reading.text)"
        case .timerIsActive(let isActive): return "timer-active \(isActive)"
        case .isLoading(let isLoading, _): return "loading \(isLoading)"
        case .isRemembering(let isOn): return "remember \(isOn ? "on" : "off")"
        case .canLogIn(let can): return "can-log-in \(can)"
        case .error(let text, _): return "error \(text)"
        case .newCodeSent: return "new-code-sent"
        }
    }

    private mutating func text(for step: SignInStep) -> String? {
        let text =
            switch step {
            case .phone: "screen phone"
            case .code: "screen code"
            case .login: "screen login"
            case .personalData: "authorized need-personal-data"
            case .done: "authorized success"
            }
        defer { screen = text }
        return text == screen ? nil : text
    }

    private func line(_ text: String, at tenths: Int) -> String {
        let seconds = tenths / 10
        return "\(padded(seconds / 60)):\(padded(seconds % 60)).\(tenths % 10)  \(text)"
    }

    private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
