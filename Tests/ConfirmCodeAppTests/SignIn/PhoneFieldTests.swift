import Testing

@testable import confirm_code

@Suite struct PhoneFieldTests {
    @Test func `typing, moving and deleting act at the caret`() {
        var field = PhoneField()
        for key in [
            Key.character("1"), .character("2"), .left, .character("5"), .home, .right, .delete, .end, .backspace,
        ] {
            #expect(takes(key, &field))
        }
        #expect(field.text == "+5")
        #expect(field.caret == 2)
    }

    @Test func `what is no part of a number is not taken`() {
        var field = PhoneField()
        for key in [Key.character("a"), .character("+"), .character("1️⃣"), .character("½"), .enter, .tab, .up, .right] {
            #expect(!takes(key, &field))
        }
        #expect(field == PhoneField())
        #expect(takes(.character("٣"), &field))
        #expect(field.text == "+٣")
    }

    @Test func `a pasted international number replaces what is there`() {
        var field = PhoneField()
        #expect(takes(.paste("1 555"), &field))
        #expect(field.text == "+1 555")
        #expect(takes(.paste("tel: +44 7911 123456\n"), &field))
        #expect(field.text == "+44 7911 123456")
        #expect(takes(.paste("0044 7911"), &field))
        #expect(field.text == "0044 7911")
        #expect(field.caret == 9)
    }

    @Test func `a number stays short and an empty one stays empty`() {
        var field = PhoneField()
        _ = field.take(.paste(String(repeating: "1", count: 500)))
        #expect(field.text.count == 40)
        for _ in 0..<50 { _ = field.take(.backspace) }
        #expect(field.text == "")
        #expect(!takes(.backspace, &field))
        #expect(!takes(.delete, &field))
        #expect(!takes(.left, &field))
        #expect(takes(.character("+"), &field))
    }

    private func takes(_ key: Key, _ field: inout PhoneField) -> Bool { field.take(key) }
}
