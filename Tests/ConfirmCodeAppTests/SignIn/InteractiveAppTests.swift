import Foundation
import LoopbackServer
import Testing

@testable import confirm_code

@Suite struct InteractiveAppTests {
    private static let phone = "+15555550100"

    @Test func `a number is confirmed by typing the code`() async throws {
        let terminal = try PseudoTerminal()
        let settings = terminal.settingsBefore
        try await openCode(terminal)
        #expect(terminal.settings != settings)
        terminal.type("12\u{7F}")
        try await terminal.expect("one digit") { $0.text.contains("│ 1 │ ┃   ┃") }
        terminal.type("\u{7F}" + (try code(on: terminal)))
        try await terminal.expect("You are signed in")
        try await terminal.expect(Self.phone)
        terminal.type("\r")
        #expect(try await terminal.waitForEnd() == .exit(0))
        expectGivenBack(terminal, settings)
        #expect(terminal.screen.text.contains("Signed in as +15555550100."))
    }

    @Test func `a number is confirmed at a Firebase emulator`() async throws {
        let emulator = try FakeEmulator()
        let terminal = try PseudoTerminal(emulator.options)
        try await openCode(terminal)
        #expect(try code(on: terminal) == FakeEmulator.code(1))
        terminal.type("999999")
        try await terminal.expect("The code is wrong.")
        terminal.type(FakeEmulator.code(1))
        try await terminal.expect("You are signed in")
    }

    @Test func `without its emulator the app says that there is no connection`() async throws {
        let port = try ClosedPort()
        let terminal = try PseudoTerminal(["--firebase-emulator", "127.0.0.1:\(port.number)", "--project", "demo-app"])
        try await terminal.expect("Sign in")
        terminal.type("1 555 555 0100\r")
        try await terminal.expect("✗ No connection")
        withExtendedLifetime(port) {}
    }

    @Test(arguments: ["q", "\u{1B}"])
    func `account and password log in from the first screen, and a key leaves the last`(_ key: String) async throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let terminal = try PseudoTerminal(environment: ["HOME": home.path])
        let settings = terminal.settingsBefore
        try await terminal.expect("Sign in")
        terminal.type("\t\t\r")
        try await terminal.expect("Password")
        terminal.type("demo\rpassword\r")
        try await terminal.expect("You are signed in")
        terminal.type(key)
        #expect(try await terminal.waitForEnd() == .exit(0))
        expectGivenBack(terminal, settings)
        #expect(terminal.screen.text.contains("Signed in as demo."))
    }

    @Test func `a whole SMS can be pasted`() async throws {
        let terminal = try PseudoTerminal()
        try await openCode(terminal)
        let code = try code(on: terminal)
        terminal.paste("Hello! Your code is \(code.prefix(3))-\(code.suffix(3)).\rDo not share it.")
        try await terminal.expect("You are signed in")
    }

    @Test func `a wrong code is said to be wrong, and the next one is taken`() async throws {
        let terminal = try PseudoTerminal()
        try await openCode(terminal)
        let code = try code(on: terminal)
        terminal.type(code == "000000" ? "111111" : "000000")
        try await terminal.expect("✗")
        terminal.type(code)
        try await terminal.expect("You are signed in")
    }

    @Test func `a new code comes when the wait is over`() async throws {
        let terminal = try PseudoTerminal(["--resend-after", "1"])
        try await openCode(terminal)
        let first = try code(on: terminal)
        terminal.type("12")
        try await terminal.expect("No SMS?")
        terminal.type("\t\r")
        try await terminal.expect("A new code is on its way")
        try await terminal.expect("empty boxes") { $0.text.contains("┃   ┃ │   │ │   │ │   │ │   │ │   │") }
        try await terminal.expect("another code") { self.code(in: $0.text) != first && self.code(in: $0.text) != nil }
        terminal.type(try code(on: terminal))
        try await terminal.expect("You are signed in")
    }

    @Test(arguments: ["\u{3}", "\u{4}"])
    func `a key quits and gives the terminal back`(_ key: String) async throws {
        let terminal = try PseudoTerminal()
        let settings = terminal.settingsBefore
        try await openCode(terminal)
        terminal.type(key)
        #expect(try await terminal.waitForEnd() == .exit(key == "\u{3}" ? 130 : 0))
        expectGivenBack(terminal, settings)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE])
    func `a signal or crash gives the terminal back and still ends the process`(_ signal: Int32) async throws {
        let terminal = try PseudoTerminal()
        let settings = terminal.settingsBefore
        try await terminal.expect("Sign in")
        terminal.send(signal)
        #expect(try await terminal.waitForEnd() == .signal(signal))
        expectGivenBack(terminal, settings)
    }

    @Test func `Ctrl-Z gives the terminal back until the app goes on`() async throws {
        let script = "set -m; \"$0\" \"$@\"; echo STOPPED; read -r line; fg >/dev/null; echo \"STATUS $?\""
        let terminal = try PseudoTerminal(shell: script)
        let settings = terminal.settingsBefore
        try await openCode(terminal)
        terminal.type("12")
        try await terminal.expect("│ 2 │")
        terminal.type("\u{1A}")
        try await terminal.expect("STOPPED")
        expectGivenBack(terminal, settings)
        terminal.type("\n")
        try await terminal.expect("the same screen") { $0.text.contains("│ 2 │ ┃   ┃") && $0.modes.contains("?1049") }
        terminal.type("\u{4}")
        try await terminal.expect("STATUS 0")
        #expect(try await terminal.waitForEnd() == .exit(0))
        expectGivenBack(terminal, settings)
    }

    @Test func `a stop from elsewhere is like Ctrl-Z, and the app goes on in the window as it is then`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let start = "sh -c 'echo $$ >\"$PID_FILE\"; exec \"$0\" \"$@\"' \"$0\" \"$@\""
        let script = "set -m; \(start); echo STOPPED; read -r line; fg >/dev/null; echo \"STATUS $?\""
        let terminal = try PseudoTerminal(shell: script, environment: ["PID_FILE": file.path])
        let settings = terminal.settingsBefore
        try await terminal.expect("Sign in")
        let number = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
        kill(try #require(pid_t(number)), SIGTSTP)
        try await terminal.expect("STOPPED")
        expectGivenBack(terminal, settings)
        terminal.resize(width: 40, height: 12)
        terminal.type("\n")
        try await terminal.expect("Enter send · Tab next · Ctrl-C quit")
        #expect(terminal.screen.modes.contains("?1049"))
        terminal.type("\u{4}")
        try await terminal.expect("STATUS 0")
        #expect(try await terminal.waitForEnd() == .exit(0))
        #expect(terminal.settings == settings)
    }

    @Test func `after a stop that cannot be caught all is drawn anew`() async throws {
        let terminal = try PseudoTerminal()
        try await terminal.expect("Sign in")
        try await terminal.expect("quit")
        let drawn = terminal.output.count
        terminal.send(SIGSTOP)
        terminal.send(SIGCONT)
        try await terminal.expect("a whole screen") { _ in
            let output = String(decoding: terminal.output[drawn...], as: UTF8.self)
            return output.contains("\u{1B}[2J") && output.contains("Sign in") && output.contains("\u{1B}[?2004h")
        }
    }

    @Test func `arrows move in the code, and Tab goes round what can be chosen`() async throws {
        let terminal = try PseudoTerminal()
        try await openCode(terminal)
        terminal.type("12\u{1B}[D")
        try await terminal.expect("┃ 2 ┃")
        terminal.type("\u{1B}OH")
        try await terminal.expect("┃ 1 ┃ │ 2 │")
        terminal.type("\u{1B}[C\u{1B}[C")
        try await terminal.expect("│ 2 │ ┃   ┃")
        terminal.type("\u{1B}[Z")
        try await terminal.expect("the last button") { $0.reversed.contains("[ Change number ]") }
        terminal.type("\t")
        try await terminal.expect("the field") { $0.text.contains("│ 2 │ ┃   ┃") }
        terminal.type("\u{1B}")
        try await terminal.expect("Your phone number")
    }

    @Test(arguments: [["--lang", "ru"], []])
    func `the screens are in the language that is asked for`(_ options: [String]) async throws {
        let terminal = try PseudoTerminal(
            options, environment: ["LANG": options.isEmpty ? "ru_RU.UTF-8" : "en_US.UTF-8"])
        try await terminal.expect("Ваш номер телефона")
        terminal.type("1 555 555 0100\r")
        try await terminal.expect("Введите код")
        try await terminal.expect("SMS: ваш код")
        let code = try #require(terminal.screen.text.firstMatch(of: #/код (\d{6})/#)?.output.1)
        terminal.type(code == "000000" ? "111111" : "000000")
        try await terminal.expect("✗ Неверный код.")
        terminal.paste("Ваш код: \(code). Никому его не говорите.")
        try await terminal.expect("Вы вошли")
        terminal.type("\r")
        #expect(try await terminal.waitForEnd() == .exit(0))
        #expect(terminal.screen.text.contains("Вход выполнен: +15555550100."))
    }

    @Test func `another size of the window is another layout`() async throws {
        let terminal = try PseudoTerminal()
        try await openCode(terminal)
        try await terminal.expect("╭───╮")
        terminal.resize(width: 40, height: 12)
        try await terminal.expect("<_>[_][_][_][_][_]")
        terminal.resize(width: 1, height: 1)
        terminal.resize(width: 200, height: 50)
        try await terminal.expect("┏━━━┓ ╭───╮")
        #expect(terminal.screen.unknown == [])
    }

    @Test func `without colour nothing is lost but colour`() async throws {
        let terminal = try PseudoTerminal(environment: ["NO_COLOR": "1"])
        try await openCode(terminal)
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(!output.contains("\u{1B}[0;3"))
        #expect(output.contains("\u{1B}[0;7m"))
    }

    @Test func `where there is no terminal the app says so`() throws {
        let result = try AppExecutable.run([])
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(
            result.errors
                == "confirm-code: standard input is no terminal. Run it in a terminal, or play a script: "
                + "confirm-code --play FILE.\n")
    }

    @Test func `a terminal that cannot place text is none`() async throws {
        let terminal = try PseudoTerminal(environment: ["TERM": "dumb"])
        #expect(try await terminal.waitForEnd() == .exit(1))
        #expect(terminal.screen.text.contains("TERM=dumb"))
    }

    private func openCode(_ terminal: PseudoTerminal) async throws {
        try await terminal.expect("Sign in")
        terminal.type("1 555 555 0100\r")
        try await terminal.expect("Enter the code")
        try await terminal.expect("an SMS") { self.code(in: $0.text) != nil }
    }

    private func code(on terminal: PseudoTerminal) throws -> String {
        try #require(code(in: terminal.screen.text))
    }

    private func code(in text: String) -> String? {
        guard let match = text.firstMatch(of: #/SMS: (\d{6}) is your code/#) else { return nil }
        return String(match.output.1)
    }

    private func expectGivenBack(_ terminal: PseudoTerminal, _ settings: [UInt64]) {
        #expect(terminal.settings == settings)
        #expect(terminal.screen.modes == ["?25"])
    }
}
