import ConfirmCode
import ConfirmCodeUI
import Testing

@Suite struct CodeBoxPresenterTests {
    private func boxes(
        _ code: String, isInvalid: Bool = false, isFocused: Bool = true, isEnabled: Bool = true, isSecure: Bool = false
    ) -> [CodeBoxPresenter] {
        var field = CodeField(length: 3, isSecure: isSecure)
        _ = field.insert(code)
        if isInvalid { field.markInvalid() }
        return CodeFieldPresenter(field, isFocused: isFocused, isEnabled: isEnabled, texts: .english).boxes
    }

    @Test func `the caret stands in the first empty box while the keyboard is up`() {
        #expect(boxes("1").map(\.hasCaret) == [false, true, false])
        #expect(boxes("1").map(\.frame) == [.secondaryText, .accent, .frame])
        #expect(boxes("1").map(\.lineWidth) == [1, 2, 1])
        #expect(boxes("1", isFocused: false).map(\.isActive) == [false, false, false])
        #expect(boxes("1", isEnabled: false).map(\.isActive) == [false, false, false])
        #expect(boxes("123").map(\.hasCaret) == [false, false, false])
    }

    @Test func `a filled box that is active has no caret`() {
        var field = CodeField(length: 3)
        _ = field.insert("123")
        field.activate(1)
        let box = CodeFieldPresenter(field, isFocused: true, texts: .english).boxes[1]
        #expect(box.isActive)
        #expect(!box.hasCaret)
        #expect(box.frame == .accent)
    }

    @Test func `a rejected code is shown in the colour of that`() {
        let rejected = boxes("123", isInvalid: true)
        #expect(rejected.map(\.frame) == [.invalid, .invalid, .invalid])
        #expect(rejected.map(\.foreground) == [.invalid, .invalid, .invalid])
        #expect(rejected.map(\.lineWidth) == [2, 2, 2])
        #expect(boxes("1", isEnabled: false)[0].foreground == .secondaryText)
    }

    @Test func `a digit over a line stands alone, unless it is active or wrong`() {
        #expect(boxes("1").map(\.hasUnderline) == [false, true, true])
        #expect(boxes("123", isInvalid: true).map(\.hasUnderline) == [true, true, true])
    }

    @Test func `each box is named by its place, and a secure one does not say its digit`() {
        #expect(boxes("12").map(\.accessibilityLabel) == ["digit 1 of 3", "digit 2 of 3", "digit 3 of 3"])
        #expect(boxes("12").map(\.accessibilityValue) == ["1", "2", ""])
        let secure = boxes("12", isSecure: true)
        #expect(secure.map(\.text) == ["•", "•", ""])
        #expect(secure.map(\.accessibilityValue) == ["", "", ""])
        #expect(secure.map(\.isFilled) == [true, true, false])
        #expect(secure.map(\.id) == [0, 1, 2])
    }
}
