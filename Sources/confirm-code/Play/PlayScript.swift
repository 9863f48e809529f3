import ConfirmCode

/// A list of commands for ``--play``, one a line.
struct PlayScript: Equatable {
    /// A command and the number of its line.
    struct Step: Equatable {
        let line: Int
        let command: PlayCommand
    }

    let steps: [Step]

    /// Reads a whole script. Blank lines and what follows a `#` at the start of a word are left out, except in the text
    /// of a `paste`.
    ///
    /// - Throws: ``ScriptError`` for the first line that is no command.
    init(_ text: String) throws(ScriptError) {
        var steps: [Step] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            do throws(Fault) {
                if let command = try Self.command(String(line)) {
                    steps.append(Step(line: index + 1, command: command))
                }
            } catch { throw ScriptError(line: index + 1, reason: error.reason) }
        }
        self.steps = steps
    }

    private struct Fault: Error {
        let reason: String
    }

    private static func command(_ line: String) throws(Fault) -> PlayCommand? {
        let line = line.trimmingPrefix(while: \.isWhitespace)
        guard let name = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).first, !name.hasPrefix("#") else {
            return nil
        }
        let rest = line.dropFirst(name.count).drop(while: \.isWhitespace)
        if name == "paste" { return .paste(try required(unescaped(rest), "paste needs a text")) }
        let argument = withoutComment(rest)
        switch name {
        case "phone": return .phone(try required(argument, "phone needs a number"))
        case "country": return .country(try country(argument))
        case "type": return .type(try required(argument, "type needs digits"))
        case "wait": return .wait(try seconds(argument, "wait"))
        case "relaunch":
            return .relaunch(argument.isEmpty ? .zero : try seconds(argument, "relaunch", from: -1_000_000))
        case "login": return try login(argument)
        case "remember": return .remember(try isOn(argument, "remember"))
        case "await": return .awaitAnswers(try isOn(argument, "await"))
        case "fault": return .fault(try fault(argument))
        default: break
        }
        guard let command = plain[String(name)] else { throw Fault(reason: "unknown command '\(name)'") }
        guard argument.isEmpty else { throw Fault(reason: "\(name) takes nothing, not '\(argument)'") }
        return command
    }

    private static let plain: [String: PlayCommand] = [
        "backspace": .backspace, "code": .code, "wrong": .wrong, "submit": .submit, "resend": .resend, "back": .back,
        "restart": .restart, "quit": .quit,
    ]

    private static func country(_ argument: String) throws(Fault) -> String {
        guard let region = PhoneRegion(code: argument) else {
            throw Fault(reason: "country needs a code of two letters, such as GB, not '\(argument)'")
        }
        return region.code
    }

    private static func login(_ argument: String) throws(Fault) -> PlayCommand {
        let words = argument.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard words.count == 2 else { throw Fault(reason: "login needs an account and a password") }
        return .login(account: String(words[0]), password: String(words[1].drop(while: \.isWhitespace)))
    }

    private static func isOn(_ argument: String, _ name: String) throws(Fault) -> Bool {
        switch argument {
        case "on": true
        case "off": false
        default: throw Fault(reason: "\(name) needs on or off, not '\(argument)'")
        }
    }

    private static func fault(_ argument: String) throws(Fault) -> PlayFault {
        let words = argument.split(whereSeparator: \.isWhitespace).map(String.init)
        if words.count == 1, let fault = PlayFault(words[0]) { return fault }
        if words.count == 2, PlayFault.timed[words[0]] != nil,
            let fault = PlayFault(words[0], try seconds(words[1], "fault \(words[0])"))
        {
            return fault
        }
        throw Fault(reason: "unknown fault '\(argument)'")
    }

    private static func required(_ argument: String, _ reason: String) throws(Fault) -> String {
        if argument.isEmpty { throw Fault(reason: reason) }
        return argument
    }

    private static func seconds(
        _ argument: String, _ name: String, from least: Int = 0
    ) throws(Fault) -> Duration {
        guard let seconds = Double(argument), (Double(least)...1_000_000).contains(seconds) else {
            throw Fault(reason: "\(name) needs a number of seconds from \(least) to 1000000, not '\(argument)'")
        }
        return .seconds(seconds)
    }

    /// The argument up to a `#` that starts a word, without the blanks at its end.
    private static func withoutComment(_ text: Substring) -> String {
        var kept = text
        var previous: Character = " "
        for index in text.indices {
            if text[index] == "#", previous.isWhitespace {
                kept = text[..<index]
                break
            }
            previous = text[index]
        }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return String(kept)
    }

    /// `\n` stands for a line end and `\\` for a backslash, since a command is one line.
    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result += character == "n" ? "\n" : character == "\\" ? "\\" : "\\\(character)"
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return isEscaped ? result + "\\" : result
    }
}

/// A line of a script that cannot be understood.
struct ScriptError: Error, Equatable {
    let line: Int
    let reason: String
}
