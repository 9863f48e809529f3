import Testing

@testable import confirm_code

@Suite struct ScreenTests {
    static let phone = Screen(
        step: .phone(PhoneScreen(country: "United States +1", number: "+1555", caret: 5, status: .error("No."))))
    static let code = Screen(
        step: .code(
            CodeScreen(
                phone: "+15555550100", boxes: ["1", "2", nil, nil, nil, nil], active: 2,
                timer: CodeScreen.Timer(text: "00:45", fraction: 0.75, isExpired: false),
                status: .loading(phase: 0))),
        notification: "SMS: 123456 is your code")
    static let rejected = Screen(
        step: .code(
            CodeScreen(
                phone: "+15555550100", boxes: ["1", "1", "1", "1", "1", "1"], isInvalid: true,
                timer: CodeScreen.Timer(text: "00:00", fraction: 0, isExpired: true),
                status: .error("The code is wrong."), canSubmit: true, canResend: true, focus: .resend)))
    static let login = Screen(
        step: .login(
            LoginScreen(
                account: LineField("demo"), password: LineField("secret"), isRemembering: true, canLogIn: true,
                focus: .password)))
    static let success = Screen(step: .success(SuccessScreen(phone: "+15555550100")))

    @Test(arguments: 0...60)
    func `no size traps and nothing is drawn outside`(_ side: Int) {
        for screen in [Self.phone, Self.code, Self.rejected, Self.login, Self.success] {
            for (width, height) in [(side, side), (side, 1), (1, side), (side * 5, 3), (40, side)] {
                let frame = screen.frame(width: width, height: height)
                #expect(frame.cells.count == width * height)
                if let cursor = frame.cursor { #expect(frame[cursor.column, cursor.row] != nil) }
            }
        }
    }

    @Test(arguments: [40, 80, 200])
    func `at every width all of a screen is seen`(_ width: Int) {
        let text = Self.code.frame(width: width, height: 24).lines.joined(separator: "\n")
        for part in [
            "123456 is your code", "+15555550100", "│ 1 │", "┃   ┃", "00:45", "[ Send again ]", "[ Change number ]",
            "quit",
        ] {
            #expect(text.contains(part), "\(part) at \(width)")
        }
    }

    @Test func `where room is short the cursor stays in sight`() {
        for height in 1...12 {
            let frame = Self.code.frame(width: 40, height: height)
            #expect(frame.cursor != nil, "\(height)")
        }
    }

    @Test func `colours tell what things mean`() {
        let frame = Self.rejected.frame(width: 80, height: 20)
        let styles = Dictionary(grouping: frame.cells, by: \.style).mapValues { cells in
            String(cells.compactMap(\.character)).split(separator: " ").joined(separator: " ")
        }
        #expect(styles[.selected] == "[ Send again ]")
        #expect(styles[.error]?.hasSuffix("✗ The code is wrong.") == true)
        #expect(styles[.accent] == "[ Confirm ][ Change number ]")
    }
}
