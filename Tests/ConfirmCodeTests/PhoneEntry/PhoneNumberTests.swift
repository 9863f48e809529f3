import ConfirmCode
import Testing

private func number(_ text: String, _ region: String? = nil) -> String? {
    PhoneNumber(text, region: region.flatMap { PhoneRegion(code: $0) })?.e164
}

struct PhoneNumberTests {
    @Test func `a number that would lose another digit when it is read again is none`() {
        #expect(PhoneNumber("0033 001 002") == nil)
        #expect(PhoneNumber("+33 0 6 12 34 56 78")?.e164 == "+33612345678")
    }

    @Test(arguments: [
        ("07911 123456", "GB", "+447911123456"),
        ("7911 123456", "GB", "+447911123456"),
        ("8 912 345-67-89", "RU", "+79123456789"),
        ("912 345-67-89", "RU", "+79123456789"),
        ("800 123 45 67", "RU", "+78001234567"),
        ("06 30 123 4567", "HU", "+36301234567"),
        ("1 (650) 253-0000", "US", "+16502530000"),
        ("(650) 253-0000", "US", "+16502530000"),
        ("06 1234 5678", "IT", "+390612345678"),
        ("612 34 56 78", "ES", "+34612345678"),
    ])
    func `the trunk prefix of the region is dropped`(text: String, region: String, expected: String) {
        #expect(number(text, region) == expected)
    }

    @Test func `an international number wins over the chosen region`() {
        #expect(number("+44 7911 123456", "US") == "+447911123456")
        #expect(number("0044 7911 123456", "US") == "+447911123456")
        #expect(number("+44 7911 123456") == "+447911123456")
    }

    @Test func `a zero in parentheses after a dial code is dropped`() {
        #expect(number("+44 (0)7911 123456") == "+447911123456")
        #expect(number("+44 ( 0 ) 7911 123456") == "+447911123456")
        #expect(number("0049(0)30 901820") == "+4930901820")
        #expect(number("+39 (0)6 1234 5678") == "+390612345678")
        #expect(number("(0)7911 123456", "GB") == "+447911123456")
        #expect(number("+1 (650) 253-0000") == "+16502530000")
    }

    @Test(arguments: ["0(0)", "(0(0", "(00(", "(", ")", "((", "0(", "+(0)", "+44 (0", "00(0)", "(0)(0)(0)"])
    func `parentheses that make no sense make no number`(_ text: String) {
        for region in [nil, "GB", "US", "RU", "IT"] { #expect(number(text, region) == nil) }
    }

    @Test func `a parenthesis that is opened twice loses no digit`() {
        #expect(number("+44 (79(11) 123456") == "+447911123456")
    }

    @Test func `a trunk prefix after a dial code is dropped`() {
        #expect(number("+44 07911 123456") == "+447911123456")
        #expect(number("+7 8 912 345 67 89") == "+79123456789")
        #expect(number("+7 800 123 45 67") == "+78001234567")
        #expect(number("+39 06 1234 5678") == "+390612345678")
    }

    @Test func `digits of every script become ASCII digits`() {
        #expect(number("+٤٤ ٧٩١١ ١٢٣٤٥٦") == "+447911123456")
        #expect(number("＋４４ ７９１１ １２３４５６") == "+447911123456")
        #expect(number("\u{202A}+44\u{A0}7911\u{2011}123456\u{202C}") == "+447911123456")
    }

    @Test(arguments: [
        "", "+", "+0123456789", "000000000", "+123456", "+1234567890123456", "+44 7911 CALLME", "++447911123456",
        "44+7911123456", "+44 7911 1️⃣23456", "not a number", "7911123456",
    ])
    func `what is no number is refused`(text: String) {
        #expect(number(text) == nil)
    }

    @Test func `seven to fifteen digits make a number`() {
        #expect(number("+1234567") == "+1234567")
        #expect(number("+999123456789012") == "+999123456789012")
        #expect(number("12345", "ES") == "+3412345")
        #expect(number("1234", "ES") == nil)
    }

    @Test(arguments: ["+15555550100", "+447911123456"])
    func `a number in E164 form is one already`(text: String) {
        #expect(PhoneNumber.isE164(text))
        #expect(!PhoneNumber.isE164(text + " "))
        #expect(PhoneNumber(text)?.description == text)
    }

    @Test func `the number shown is the number sent`() throws {
        let shown = try #require(number("07911 123456", "GB"))
        #expect(number(shown) == shown)
        #expect(shown.dropFirst().allSatisfy { $0.isASCII && $0.isNumber })
    }

    @Test func `regions have unique codes, and lead from a code in any case`() {
        #expect(Set(PhoneRegion.all.map(\.code)).count == PhoneRegion.all.count)
        #expect(PhoneRegion(code: "gb")?.dialCode == "44")
        #expect(PhoneRegion(code: "ZZ") == nil)
    }
}
