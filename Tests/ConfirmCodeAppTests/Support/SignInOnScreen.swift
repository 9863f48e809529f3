import Testing

@testable import confirm_code

extension PseudoTerminal {
    /// Gives a number, and waits for the code.
    func openCode() async throws {
        try await expect("Sign in")
        type("1 555 555 0100\r")
        try await expect("Enter the code")
        try await expect("an SMS") { $0.code != nil }
    }

    /// The code of the SMS on the screen.
    var code: String {
        get throws { try #require(screen.code) }
    }

    /// Expects everything to be as before the app.
    func expectGivenBack() {
        #expect(settings == settingsBefore)
        #expect(screen.modes == ["?25"])
    }
}

extension VirtualScreen {
    /// The code of the SMS.
    var code: String? {
        text.firstMatch(of: #/SMS: (\d{6}) is your code/#).map { String($0.output.1) }
    }
}
