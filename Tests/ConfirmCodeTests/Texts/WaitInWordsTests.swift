import Testing

@testable import ConfirmCode

struct WaitInWordsTests {
    @Test(arguments: [
        (0.0, "0 s"), (0.4, "1 s"), (52, "52 s"), (60, "1 m"), (61, "1 m 1 s"), (599.1, "10 m"), (3600, "60 m"),
    ])
    func `a wait is told in minutes and seconds, rounded up`(wait: Double, text: String) {
        #expect(WaitInWords(.seconds(wait)).text(minutes: { "\($0) m" }, seconds: { "\($0) s" }) == text)
    }
}
