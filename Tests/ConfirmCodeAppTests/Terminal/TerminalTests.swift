import Foundation
import Testing

@testable import confirm_code

@Suite struct TerminalTests {
    @Test(arguments: ["\u{3}", "\u{4}"])
    func `a key quits and gives the terminal back`(_ key: String) async throws {
        let terminal = try PseudoTerminal()
        try await terminal.openCode()
        terminal.type(key)
        #expect(try await terminal.waitForEnd() == .exit(key == "\u{3}" ? 130 : 0))
        terminal.expectGivenBack()
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE])
    func `a signal or crash gives the terminal back and still ends the process`(_ signal: Int32) async throws {
        let terminal = try PseudoTerminal()
        try await terminal.expect("Sign in")
        terminal.send(signal)
        #expect(try await terminal.waitForEnd() == .signal(signal))
        terminal.expectGivenBack()
    }

    @Test func `Ctrl-Z gives the terminal back until the app goes on`() async throws {
        let script = "set -m; \"$0\" \"$@\"; echo STOPPED; read -r line; fg >/dev/null; echo \"STATUS $?\""
        let terminal = try PseudoTerminal(shell: script)
        try await terminal.openCode()
        terminal.type("12")
        try await terminal.expect("│ 2 │")
        terminal.type("\u{1A}")
        try await terminal.expect("STOPPED")
        terminal.expectGivenBack()
        terminal.type("\n")
        try await terminal.expect("the same screen") { $0.text.contains("│ 2 │ ┃   ┃") && $0.modes.contains("?1049") }
        terminal.type("\u{4}")
        try await terminal.expect("STATUS 0")
        #expect(try await terminal.waitForEnd() == .exit(0))
        terminal.expectGivenBack()
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
        terminal.expectGivenBack()
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

    @Test func `another size of the window is another layout`() async throws {
        let terminal = try PseudoTerminal()
        try await terminal.openCode()
        try await terminal.expect("╭───╮")
        terminal.resize(width: 30, height: 12)
        try await terminal.expect("<_>[_][_][_][_][_]")
        terminal.resize(width: 1, height: 1)
        terminal.resize(width: 200, height: 50)
        try await terminal.expect("┏━━━┓ ╭───╮")
        #expect(terminal.screen.unknown == [])
    }

    @Test func `without colour nothing is lost but colour`() async throws {
        let terminal = try PseudoTerminal(environment: ["NO_COLOR": "1"])
        try await terminal.openCode()
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
}
