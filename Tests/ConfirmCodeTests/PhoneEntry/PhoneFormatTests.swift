import Testing

@testable import ConfirmCode

private func typed(_ text: String, _ code: String) -> String {
    PhoneFormat(region: PhoneRegion(code: code)).text(whileTyping: text)
}

struct PhoneFormatTests {
    @Test(arguments: [
        ("", "US", ""), ("6", "US", "6"), ("6502530000", "US", "650 253 0000"), ("1650253", "US", "1 650 253"),
        ("+1650", "US", "+1 650"), ("+1", "US", "+1"), ("+", "US", "+"), ("07911123456", "GB", "07911 123456"),
        ("+447911123456", "GB", "+44 7911 123456"), ("89123456789", "RU", "8 912 345 67 89"),
        ("0630123", "HU", "06 30 123"), ("1234567", "EE", "123 4567"), ("12345678", "EE", "123 456 78"),
        ("0612345678", "IT", "061 234 5678"), ("(650) 253-0000", "US", "650 253 0000"),
    ])
    func `digits are grouped as they are typed`(text: String, region: String, expected: String) {
        let prepared = text.filter { $0 != "(" && $0 != ")" }
        #expect(typed(prepared, region) == expected)
    }

    @Test func `what is no digit is left as it is`() {
        #expect(typed("(650) 253", "US") == "(650) 253")
        #expect(typed("call me", "US") == "call me")
    }

    @Test func `digits of every script are shown as they are sent`() {
        #expect(typed("+٤٤٧٩١١", "GB") == "+44 7911")
    }

    @Test func `the number shown has the digits of the number sent, in every region`() throws {
        for region in PhoneRegion.all {
            let number = try #require(PhoneNumber("+\(region.dialCode)\(region.leads.first ?? "2")3456789"))
            #expect("+" + number.formatted.filter(\.isNumber) == number.e164, "\(region.code)")
            #expect(PhoneNumber(number.formatted) == number, "\(region.code)")
            let shown = PhoneFormat(region: region).text(whileTyping: number.e164)
            #expect(PhoneNumber(shown, region: region) == number, "\(region.code)")
        }
        #expect(PhoneNumber("+447911123456")?.formatted == "+44 7911 123456")
        #expect(PhoneNumber("+9991234567")?.formatted == "+9991234567")
        #expect(PhoneNumber("+14165550100")?.region?.code == "CA")
    }
}
