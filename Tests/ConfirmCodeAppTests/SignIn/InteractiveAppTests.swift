import Foundation
import LoopbackServer
import Testing

@testable import confirm_code

@Suite struct InteractiveAppTests {
    private static let phone = "+15555550100"

    @Test func `a number is confirmed by typing the code`() async throws {
        let terminal = try PseudoTerminal()
        let settings = terminal.settingsBefore
        try await terminal.openCode()
        #expect(terminal.settings != settings)
        terminal.type("12\u{7F}")
        try await terminal.expect("one digit") { $0.text.contains("│ 1 │ ┃   ┃") }
        terminal.type("\u{7F}" + (try terminal.code))
        try await terminal.expect("You are signed in")
        try await terminal.expect(Self.phone)
        terminal.type("\r")
        #expect(try await terminal.waitForEnd() == .exit(0))
        terminal.expectGivenBack()
        #expect(terminal.screen.text.contains("Signed in as +15555550100."))
    }

    @Test func `a number is confirmed at a Firebase emulator`() async throws {
        let emulator = try FakeEmulator()
        let terminal = try PseudoTerminal(emulator.options)
        try await terminal.openCode()
        #expect(try terminal.code == FakeEmulator.code(1))
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
        try await terminal.expect("Sign in")
        terminal.type("\t\t\r")
        try await terminal.expect("Password")
        terminal.type("demo\rpassword\r")
        try await terminal.expect("You are signed in")
        terminal.type(key)
        #expect(try await terminal.waitForEnd() == .exit(0))
        terminal.expectGivenBack()
        #expect(terminal.screen.text.contains("Signed in as demo."))
    }

    @Test func `a whole SMS can be pasted`() async throws {
        let terminal = try PseudoTerminal()
        try await terminal.openCode()
        let code = try terminal.code
        terminal.paste("Hello! Your code is \(code.prefix(3))-\(code.suffix(3)).\rDo not share it.")
        try await terminal.expect("You are signed in")
    }

    @Test func `a wrong code is said to be wrong, and the next one is taken`() async throws {
        let terminal = try PseudoTerminal()
        try await terminal.openCode()
        let code = try terminal.code
        terminal.type(code == "000000" ? "111111" : "000000")
        try await terminal.expect("✗")
        terminal.type(code)
        try await terminal.expect("You are signed in")
    }

    @Test func `a new code comes when the wait is over`() async throws {
        let terminal = try PseudoTerminal(["--resend-after", "1"])
        try await terminal.openCode()
        let first = try terminal.code
        terminal.type("12")
        try await terminal.expect("No SMS?")
        terminal.type("\t\r")
        try await terminal.expect("A new code is on its way")
        try await terminal.expect("empty boxes") { $0.text.contains("┃   ┃ │   │ │   │ │   │ │   │ │   │") }
        try await terminal.expect("another code") { $0.code != first && $0.code != nil }
        terminal.type(try terminal.code)
        try await terminal.expect("You are signed in")
    }

    @Test func `arrows move in the code, and Tab goes round what can be chosen`() async throws {
        let terminal = try PseudoTerminal()
        try await terminal.openCode()
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
}
