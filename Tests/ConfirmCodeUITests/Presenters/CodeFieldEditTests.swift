import ConfirmCode
import ConfirmCodeUI
import Testing

@MainActor
@Suite struct CodeFieldEditTests {
    private func edit(_ old: String, _ new: String) -> CodeFieldEdit {
        CodeFieldEdit(from: old, to: new, in: CodeField())
    }

    @Test func `the edit of a text field is told from its text before and after`() {
        #expect(edit("12", "12") == .none)
        #expect(edit("12", "123") == .insert("3"))
        #expect(edit("", "123456") == .insert("123456"))
        #expect(edit("12", "123456") == .insert("123456"))
        #expect(edit("12", "1234") == .insert("34"))
        #expect(edit("12", "1") == .deleteBackward)
        #expect(edit("1", "") == .deleteBackward)
        #expect(edit("123", "") == .replace(""))
        #expect(edit("123", "923") == .replace("923"))
        #expect(edit("111111", "111111222222") == .insert("222222"))
    }

    @Test func `one key goes to the active box, though the text field has its caret at the end`() {
        var field = CodeField()
        _ = field.insert("123456")
        field.activate(1)
        #expect(field.apply(edit("123456", "1234569")) == .completed("193456"))
        #expect(field.apply(edit("193456", "19345")) == .edited)
        #expect(field.text == "19456")
    }

    @Test func `the digit after a rejected code starts over`() {
        var field = CodeField()
        _ = field.insert("123456")
        field.markInvalid()
        #expect(field.apply(edit("123456", "1234567")) == .edited)
        #expect(field.text == "7")
        #expect(field.apply(.replace("")) == .edited)
        #expect(field.apply(.none) == .none)
    }

    @Test func `a model takes the same edits`() {
        let model = CodeFieldViewModel()
        model.apply(.insert("123456"))
        model.activate.onNext(0)
        model.apply(.insert("9"))
        #expect(model.field.text == "923456")
        model.apply(.deleteBackward)
        #expect(model.field.text == "93456")
        model.apply(.replace("12"))
        model.apply(.none)
        #expect(model.field.text == "12")
    }
}
