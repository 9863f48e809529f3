import Testing

@testable import ConfirmCode

struct PluralTests {
    @Test func `English knows one and the rest`() {
        let texts = [0, 1, 2, 11, 21].map { Plural.english($0, "second", "seconds") }
        #expect(texts == ["0 seconds", "1 second", "2 seconds", "11 seconds", "21 seconds"])
    }

    @Test(arguments: [
        (0, "секунд"), (1, "секунда"), (2, "секунды"), (4, "секунды"), (5, "секунд"), (10, "секунд"), (11, "секунд"),
        (12, "секунд"), (14, "секунд"), (20, "секунд"), (21, "секунда"), (22, "секунды"), (25, "секунд"),
        (59, "секунд"), (101, "секунда"), (111, "секунд"), (112, "секунд"), (122, "секунды"),
    ])
    func `Russian knows one, few and many`(count: Int, form: String) {
        #expect(Plural.russian(count, "секунда", "секунды", "секунд") == "\(count) \(form)")
    }

    @Test(arguments: [
        (0.0, "0 s"), (0.4, "1 s"), (52, "52 s"), (60, "1 m"), (61, "1 m 1 s"), (599.1, "10 m"), (3600, "60 m"),
    ])
    func `a wait is told in minutes and seconds, rounded up`(wait: Double, text: String) {
        #expect(WaitInWords(.seconds(wait)).text(minutes: { "\($0) m" }, seconds: { "\($0) s" }) == text)
    }
}
