import ConfirmCode
import Testing

struct CodeBoxesTests {
    @Test func `the boxes show the digits and the active one`() {
        var field = CodeField(length: 4)
        _ = field.insert("12")
        #expect(field.boxes.map(\.character) == ["1", "2", nil, nil])
        #expect(field.boxes.map(\.isActive) == [false, false, true, false])
        _ = field.insert("34")
        #expect(field.boxes.map(\.isActive) == [false, false, false, false])
    }

    @Test func `text is always what the boxes show`() {
        var field = CodeField()
        for action in 0..<500 {
            switch action % 7 {
            case 0, 3: _ = field.insert("\(action % 10)")
            case 1: field.activate(action % 8)
            case 2: _ = field.deleteBackward()
            case 4: _ = field.insert("\(action)\(action)")
            case 5: field.markInvalid()
            default: _ = field.replaceText(with: "\(action * 37)")
            }
            #expect(String(field.boxes.compactMap(\.character)) == field.text)
            #expect(field.boxes.filter(\.isActive).count <= 1)
        }
    }

    @Test func `a secure field shows and speaks no digit`() {
        var field = CodeField(length: 4, isSecure: true)
        _ = field.insert("12")
        #expect(field.boxes.map(\.character) == ["•", "•", nil, nil])
        #expect(field.spokenDigits == nil)
        #expect(field.accessibilityValue == "2 of 4 entered")
        #expect(field.text == "12")
    }

    @Test func `assistive technology hears one labelled field`() {
        var field = CodeField()
        _ = field.insert("012")
        #expect(field.accessibilityLabel == "One-time code, 6 digits")
        #expect(field.accessibilityValue == "3 of 6 entered")
        #expect(field.spokenDigits == "0 1 2")
        #expect(field.boxes[3].accessibilityLabel == "digit 4 of 6")
    }

    @Test func `labels name what the code is made of`() {
        #expect(CodeField(length: 1).accessibilityLabel == "One-time code, 1 digit")
        let field = CodeField(length: 8, alphabet: .alphanumerics)
        #expect(field.accessibilityLabel == "One-time code, 8 characters")
        #expect(field.boxes[0].accessibilityLabel == "character 1 of 8")
        #expect(field.spokenDigits == nil)
    }
}
