import Testing

@testable import ConfirmCode

/// What happened for each character of `text`, typed one by one.
private func type(_ text: String, into field: inout CodeField) -> [CodeField.Change] {
    text.map { field.insert(String($0)) }
}

struct CodeFieldTests {
    /// A field into which `text` was typed.
    static func field(_ text: String, length: Int = 6) -> CodeField {
        var field = CodeField(length: length)
        _ = field.insert(text)
        return field
    }

    @Test func `typing fills the boxes and completes once`() {
        var field = CodeField()
        #expect(type("000012", into: &field) == Array(repeating: .edited, count: 5) + [.completed("000012")])
        #expect(field.text == "000012")
        #expect(field.isComplete)
        #expect(field.activeBox == nil)
    }

    @Test(arguments: ["123-456", "123 456", "1 2 3 4 5 6", "123–456", " 123456\n"])
    func `a pasted code completes once`(text: String) {
        var field = CodeField()
        #expect(field.insert(text) == .completed("123456"))
        #expect(field.text == "123456")
    }

    @Test func `digits of any script may be typed`() {
        var field = CodeField()
        #expect(type("١٢٣٤٥٦", into: &field).last == .completed("123456"))
    }

    @Test func `a paste over a full field is never a mix`() {
        var full = Self.field("111111")
        full.activate(0)
        #expect(full.insert("222222") == .completed("222222"))
        #expect(full.text == "222222")
    }

    @Test func `pasting the same code again completes again`() {
        var full = Self.field("111111")
        #expect(full.insert("111111") == .completed("111111"))
    }

    @Test func `a part pasted and the rest typed complete once`() {
        var field = CodeField()
        #expect(field.insert("12345") == .edited)
        #expect(field.insert("6") == .completed("123456"))
    }

    @Test(arguments: ["a", "ا", "1️⃣", "👍", "", " ", "-"])
    func `a rejected character changes nothing`(text: String) {
        for start in ["", "12", "123456"] {
            var field = Self.field(start)
            field.markInvalid()
            let before = field
            #expect(field.insert(text) == .none)
            #expect(field == before)
        }
    }

    @Test func `backspace removes one digit at a time`() {
        var field = Self.field("123")
        var texts: [String] = []
        for _ in 1...4 {
            _ = field.deleteBackward()
            texts.append(field.text)
        }
        #expect(texts == ["12", "1", "", ""])
        #expect(field.deleteBackward() == .none)
    }

    @Test func `backspace on a full field removes the last digit`() {
        var field = Self.field("123456")
        #expect(field.deleteBackward() == .edited)
        #expect(field.text == "12345")
        #expect(field.activeBox == 5)
    }

    @Test func `backspace in an active filled box removes its digit, and the rest moves left`() {
        var field = Self.field("123456")
        field.activate(1)
        #expect(field.deleteBackward() == .edited)
        #expect(field.text == "13456")
        #expect(field.activeBox == 1)
        for _ in 1...5 { #expect(field.deleteBackward() == .edited) }
        #expect(field.text == "")
    }

    @Test func `a box beyond the first empty one is not activated`() {
        var field = Self.field("12")
        field.activate(4)
        #expect(field.activeBox == 2)
        field.activate(99)
        #expect(field.activeBox == 2)
        field.activate(-1)
        #expect(field.activeBox == 0)
        field.activate(1)
        #expect(field.activeBox == 1)
    }

    @Test func `every box of a full field can be activated`() {
        var field = Self.field("123456")
        for box in 0..<6 {
            field.activate(box)
            #expect(field.activeBox == box)
        }
        field.activate(6)
        #expect(field.activeBox == 5)
    }

    @Test func `typing on a filled box replaces it, and a full code completes again`() {
        var field = Self.field("123456")
        field.activate(2)
        #expect(field.insert("9") == .completed("129456"))
        #expect(field.activeBox == 3)
        #expect(field.insert("4") == .edited, "the same digit makes no different code")
        #expect(field.activeBox == 4)
    }

    @Test func `some digits replace from the active box on`() {
        var field = Self.field("1234")
        field.activate(1)
        #expect(field.insert("99") == .edited)
        #expect(field.text == "1994")
        #expect(field.activeBox == 3)
    }

    @Test func `a paste that was cut fills the field and does not complete it`() {
        var field = CodeField()
        #expect(field.insert("1234567") == .edited)
        #expect(field.text == "123456")
        var part = ConfirmCode.CodeField()
        _ = part.insert("1234")
        #expect(part.insert("5678") == .edited)
        #expect(part.text == "123456")
    }

    @Test func `typing behind the last box does nothing`() {
        var field = Self.field("123456")
        #expect(field.insert("7") == .none)
        #expect(field.text == "123456")
    }

    @Test func `the text of a text field is taken after each edit`() {
        var field = CodeField()
        #expect(field.replaceText(with: "1") == .edited)
        #expect(field.replaceText(with: "1") == .none)
        #expect(field.replaceText(with: "12345") == .edited)
        #expect(field.replaceText(with: "12345x") == .none)
        #expect(field.replaceText(with: "123456") == .completed("123456"))
        #expect(field.replaceText(with: "1234567") == .none)
        #expect(field.text == "123456")
        #expect(field.replaceText(with: "12345") == .edited)
        #expect(field.replaceText(with: "") == .edited)
        #expect(field.text == "")
        #expect(field.replaceText(with: "Your code: 654321") == .completed("654321"))
    }

    @Test func `after a wrong code a text field starts over too`() {
        var field = Self.field("123456")
        field.markInvalid()
        #expect(field.replaceText(with: "123456") == .none)
        #expect(field.isInvalid)
        var shorter = field
        #expect(field.replaceText(with: "1234567") == .edited)
        #expect(field.text == "7")
        #expect(shorter.replaceText(with: "12345") == .edited)
        #expect(shorter.text == "12345")
    }

    @Test func `the length is brought into one to ten`() {
        #expect(CodeField(length: 0).length == 1)
        #expect(CodeField(length: -3).length == 1)
        #expect(CodeField(length: 11).length == 10)
    }

    @Test(arguments: 1...10)
    func `every length completes at its last digit`(length: Int) {
        var field = CodeField(length: length)
        let code = String("1234567890".prefix(length))
        let changes = type(code, into: &field)
        #expect(changes.dropLast().allSatisfy { $0 == .edited })
        #expect(changes.last == .completed(code))
        #expect(field.boxes.count == length)
    }

    @Test func `letters are taken where they are allowed`() {
        var field = CodeField(length: 4, alphabet: .alphanumerics)
        #expect(type("a1B2", into: &field).last == .completed("a1B2"))
        var digits = CodeField(length: 4)
        #expect(digits.insert("a1B2") == .none)
    }
}
