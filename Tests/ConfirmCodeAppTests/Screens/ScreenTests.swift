import Testing

@testable import confirm_code

@Suite struct ScreenTests {
    static let phone = Screen(step: .phone(PhoneScreen(number: "+1555", caret: 5, status: .error("No."))))
    static let code = Screen(
        step: .code(
            CodeScreen(
                phone: "+15555550100", boxes: ["1", "2", nil, nil, nil, nil], active: 2,
                timer: CodeScreen.Timer(text: "00:45", fraction: 0.75, isExpired: false),
                status: .loading(phase: 0))),
        notification: "SMS  Your code is 123456")
    static let success = Screen(step: .success(SuccessScreen(phone: "+15555550100")))

    @Test(arguments: 0...60)
    func `no size traps and nothing is drawn outside`(_ side: Int) {
        for screen in [Self.phone, Self.code, Self.success] {
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
            "Your code is 123456", "+15555550100", "│ 1 │", "┃   ┃", "00:45", "[ Send again ]", "[ Change number ]",
            "quit",
        ] {
            #expect(text.contains(part), "\(part) at \(width)")
        }
    }

    @Test func `show`() {
        for screen in [Self.phone, Self.code, Self.success] {
            for (w, h) in [(40, 12), (80, 24), (120, 30), (20, 6)] {
                print("=== \(w)x\(h)")
                print(screen.frame(width: w, height: h).lines.joined(separator: "\n"))
            }
        }
    }
}
