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

    /// Reads the words after the program's name.
    ///
    /// - Throws: ``UsageError``, whose text says which word is wrong.
    init(_ words: [String]) throws(UsageError) {
        var rest = words[...]
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
    }

    static let usage = """
        usage: confirm-code [--seed N] [--resend-after N]
               confirm-code --firebase-emulator HOST:PORT --project ID [--resend-after N]
               confirm-code --play FILE [--seed N] [--resend-after N]

        Confirms a phone number by a code, in the terminal. The service is built in: nothing is sent anywhere, and the
        SMS arrives on the screen. With --firebase-emulator it is the auth emulator of the Firebase Local Emulator Suite.

          --play FILE       run a script in virtual time and print every output; - is standard input
          --seed N          make the codes repeatable
          --resend-after N  seconds until a new code may be asked for, from 1 to 3600 (60)
          --firebase-emulator HOST:PORT
                            sign in at this emulator, such as 127.0.0.1:9099
          --project ID      the Firebase project in the emulator
          --version         print the version
          --help            print this

        A script has one command a line:
          phone N           ask for a code for phone number N
          country CODE      choose the country of numbers without +, such as GB; it is US at first
          type DIGITS       type into the code field
          paste TEXT        paste TEXT into the code field
          backspace         delete one digit
          code              enter the code that was delivered
          wrong             enter another one
          submit            press the submit button
          resend            ask for a new code
          login ACCOUNT PASSWORD
                            log in instead: demo, newcomer and disabled have the password "password"
          remember on|off   remember the account of the login form, or not
          back              go back to the phone number
          restart           begin anew
          relaunch [SECONDS]
                            end the app, and start it again with the session that it saved; the wall clock moves by
                            SECONDS meanwhile, back where they are negative
          fault KIND        let the next request go wrong: lost, answer-lost, sms-lost, slow SECONDS, network,
                            too-soon SECONDS, too-many SECONDS, quota, expired, wrong-code, no-session, bad-phone,
                            bad-password, disabled, not-allowed, not-verified or nonsense
          await on|off      whether a command waits for the answer to what it asks for; it does at first
          wait SECONDS      let time pass
          quit              end the script
          # TEXT            a comment

        A script ends when somebody is signed in; commands after that are not run, which is said on standard error.
        The exit status is 0 for a script that was run, whatever the service answered; 1 for a script that cannot be
        read, or a command that makes no sense at its place; 2 for a wrong command line.

        """

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

    init(_ text: String) {
        self.text = text
    }
}
