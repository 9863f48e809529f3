import Testing

@testable import confirm_code

@MainActor
@Suite struct PlayedScreenTests {
    @Test func `a script is seen as a person would see it`() throws {
        let screen = try play("phone +1 555 555 0100\nwait 2.3\ntype 57")
        #expect(picture(screen, at: 0).contains("│ +1 555 555 0100 "))
        #expect(picture(screen, at: 0).contains("⠋ Asking for a code…"))
        #expect(picture(screen, at: 3).contains("⠸ Asking for a code…"))
        #expect(picture(screen, at: 7).contains("Enter the code"))
        #expect(!picture(screen, at: 16).contains("✉"))
        #expect(picture(screen, at: 17).contains("✉ SMS: 579447 is your code"))
        #expect(screen.frame.lines.joined(separator: "\n").contains("│ 5 │ │ 7 │ ┃   ┃"))
        #expect(screen.moments.last?.tenths == 30)
    }

    @Test func `what is typed after a rejection takes its error away`() throws {
        let screen = try play("phone +15555550100\nwrong\nwait 1\ntype 1")
        let error = "✗ The code is wrong."
        #expect(picture(screen, at: 25).contains(error))
        #expect(!screen.frame.lines.joined(separator: "\n").contains(error))
    }

    @Test func `a login shows its account, and dots`() throws {
        let screen = try play("login demo nonsense")
        let text = screen.frame.lines.joined(separator: "\n")
        #expect(text.contains("│ demo "))
        #expect(text.contains("│ •••••••• "))
        #expect(text.contains("✗ "))
    }

    @Test func `a country writes its code into the number`() throws {
        let text = try play("country GB").frame.lines.joined(separator: "\n")
        #expect(text.contains("‹ United Kingdom +44 ›"))
        #expect(text.contains("│ +44"))
    }

    @Test func `an app that is started again shows nothing of before`() throws {
        let screen = try play("phone +15555550100\nwait 3\ntype 57\nrelaunch")
        let text = screen.frame.lines.joined(separator: "\n")
        #expect(text.contains("Enter the code"))
        #expect(text.contains("+15555550100"))
        #expect(!text.contains("✉"))
        #expect(!text.contains("│ 5 │"))
    }

    @Test func `the transcript is the same whether it is shown or not`() throws {
        let script =
            "country GB\nphone 020 7946 0000\nwrong\nback\nphone +15555550100\nawait off\nresend\nwait 70\n"
            + "resend\nwait 3\nrelaunch 5\nawait on\nresend\nlogin a bbbb\nremember on\nlogin demo password"
        let options = try seeded()
        var lines: [[String]] = [[], []]
        for (index, screen) in [nil, PlayedScreen(size: .usual, language: .english)].enumerated() {
            try Player(PlayScript(script), options: options, screen: screen, print: { lines[index].append($0) }).run()
        }
        #expect(lines[0] == lines[1])
        #expect(lines[0].last?.hasSuffix("authorized success") == true)
    }

    private func play(_ script: String) throws -> PlayedScreen {
        let screen = PlayedScreen(size: .usual, language: .english)
        try Player(PlayScript(script), options: seeded(), screen: screen, print: { _ in }).run()
        return screen
    }

    private func seeded() throws -> Arguments {
        var options = try Arguments([])
        options.seed = 1
        return options
    }

    /// What was to be seen at a tenth of a second.
    private func picture(_ screen: PlayedScreen, at tenths: Int) -> String {
        screen.moments.last { $0.tenths <= tenths }?.frame.lines.joined(separator: "\n") ?? ""
    }
}
