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
}
