/// What the command line asks for.
struct Arguments: Equatable {
    enum Action: Equatable {
        case interact
        case play(path: String)
        case help
        case version
    }

    var action = Action.interact
    var seed: UInt64?
    /// Seconds until a new code may be asked for.
    var resendAfter = 60
    /// The emulator to sign in at, in place of the service that is built in.
    var emulator: FirebaseEmulator?

    var language: Language
    /// Where the recording of a script goes.
    var castPath: String?
    /// Where the picture of the end of a script goes.
    var svgPath: String?
    /// The screen of a recording or picture.
    var size = ScreenSize.usual

    /// Reads the words after the program's name.
    ///
    /// - Parameter environment: Where the language comes from that is not given.
    /// - Throws: ``UsageError``, whose text says which word is wrong.
    init(_ words: [String], environment: [String: String] = [:]) throws(UsageError) {
        language = Language(environment: environment)
        var rest = words[...]
        var sizeText: String?
        var address: String?
        var project: String?
        while let word = rest.popFirst() {
            let (option, attached) = Self.split(word)
            switch option {
            case "-h", "--help":
                try Self.refuse(attached, of: option)
                action = .help
                return
            case "--version":
                try Self.refuse(attached, of: option)
                action = .version
                return
            case "--play":
                guard let path = attached ?? rest.popFirst(), !path.isEmpty else {
                    throw UsageError("--play needs a file, or - for standard input")
                }
                action = .play(path: path)
            case "--seed": seed = try Self.number(attached ?? rest.popFirst(), of: option, in: 0...UInt64.max)
            case "--resend-after":
                resendAfter = Int(try Self.number(attached ?? rest.popFirst(), of: option, in: 1...3600))
            case "--lang": language = try Self.language(attached ?? rest.popFirst())
            case "--cast": castPath = try Self.text(attached ?? rest.popFirst(), of: option, wanted: "a file")
            case "--svg": svgPath = try Self.text(attached ?? rest.popFirst(), of: option, wanted: "a file")
            case "--size": sizeText = try Self.text(attached ?? rest.popFirst(), of: option, wanted: ScreenSize.wanted)
            case "--firebase-emulator":
                address = try Self.text(attached ?? rest.popFirst(), of: option, wanted: "HOST:PORT")
            case "--project":
                project = try Self.text(attached ?? rest.popFirst(), of: option, wanted: "the ID of a Firebase project")
            default:
                throw UsageError(
                    word.hasPrefix("-") ? "unknown option '\(word)'" : "unexpected argument '\(word)'")
            }
        }
        emulator = try emulator(at: address, project: project)
        try checkRecording()
        if let sizeText { size = try size(sizeText) }
    }

    private func emulator(at address: String?, project: String?) throws(UsageError) -> FirebaseEmulator? {
        guard let address else {
            if project != nil { throw UsageError("--project needs --firebase-emulator HOST:PORT") }
            return nil
        }
        guard let project else { throw UsageError("--firebase-emulator needs --project ID") }
        if case .play = action {
            throw UsageError("--firebase-emulator cannot be used with --play, which runs in virtual time")
        }
        if seed != nil { throw UsageError("--firebase-emulator cannot be used with --seed: it makes its own codes") }
        return try FirebaseEmulator(address: address, project: project)
    }

    /// True where what a script shows is kept.
    var isRecording: Bool { castPath != nil || svgPath != nil }

    private func checkRecording() throws(UsageError) {
        if case .play = action { return }
        if castPath != nil { throw UsageError("--cast needs --play FILE, which is what it records") }
        if svgPath != nil { throw UsageError("--svg needs --play FILE, whose end it draws") }
    }

    private func size(_ text: String) throws(UsageError) -> ScreenSize {
        if !isRecording { throw UsageError("--size needs --cast FILE or --svg FILE") }
        guard let size = ScreenSize(text) else { throw UsageError("--size needs \(ScreenSize.wanted), not '\(text)'") }
        return size
    }

    private static func language(_ word: String?) throws(UsageError) -> Language {
        let wanted = "--lang needs " + Language.allCases.map(\.rawValue).joined(separator: " or ")
        guard let word else { throw UsageError(wanted) }
        guard let language = Language(rawValue: word) else { throw UsageError("\(wanted), not '\(word)'") }
        return language
    }

    private static func text(_ word: String?, of option: String, wanted: String) throws(UsageError) -> String {
        guard let word, !word.isEmpty else { throw UsageError("\(option) needs \(wanted)") }
        return word
    }

    private static func number(
        _ word: String?, of option: String, in range: ClosedRange<UInt64>
    ) throws(UsageError) -> UInt64 {
        let wanted = "\(option) needs a number from \(range.lowerBound) to \(range.upperBound)"
        guard let word else { throw UsageError(wanted) }
        guard let number = UInt64(word), range.contains(number) else { throw UsageError("\(wanted), not '\(word)'") }
        return number
    }

    /// `--option=value` in its two parts.
    private static func split(_ word: String) -> (option: String, attached: String?) {
        guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<sign]), String(word[word.index(after: sign)...]))
    }

    private static func refuse(_ attached: String?, of option: String) throws(UsageError) {
        if attached != nil { throw UsageError("\(option) takes no value") }
    }
}

/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
    let text: String

    init(_ text: String) { self.text = text }
}
