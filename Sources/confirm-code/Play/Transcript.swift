import ConfirmCode

/// The lines that a played script prints: one for each output that says something new.
struct Transcript {
    private var boxes: String?
    private var seconds: Int?

    /// The line for an output, nil where it shows nothing new.
    ///
    /// - Parameter tenths: Tenths of a second since the start.
    mutating func line(for output: SignIn.Output, at tenths: Int) -> String? {
        switch output {
        case .codeAskedFor(_, let isNew):
            if isNew { (boxes, seconds) = (nil, nil) }
            return nil
        case .state, .canSubmit, .canResend: return nil
        case .field(let field):
            let text = String(field.boxes.map { $0.character ?? "_" })
            if text == boxes { return nil }
            boxes = text
            return line("boxes \(text)", at: tenths)
        case .countdown(let reading):
            if reading.seconds == seconds { return nil }
            seconds = reading.seconds
            return line("timer \(reading.seconds) \(reading.text)", at: tenths)
        case .timerIsActive(let isActive): return line("timer-active \(isActive)", at: tenths)
        case .isLoading(let isLoading): return line("loading \(isLoading)", at: tenths)
        case .error(let text): return line("error \(text)", at: tenths)
        case .newCodeSent: return line("new-code-sent", at: tenths)
        case .authorized(.success): return line("authorized success", at: tenths)
        case .authorized(.needPersonalData): return line("authorized need-personal-data", at: tenths)
        }
    }

    /// The line for an SMS that arrived.
    func line(sms code: String, at tenths: Int) -> String {
        line("sms \(code)", at: tenths)
    }

    private func line(_ text: String, at tenths: Int) -> String {
        let seconds = tenths / 10
        return "\(padded(seconds / 60)):\(padded(seconds % 60)).\(tenths % 10)  \(text)"
    }

    private func padded(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
