import Testing

@testable import ConfirmCode

/// A code that was wrong.
extension CodeFieldTests {
    @Test func `a wrong code keeps its digits until the next digit starts over`() {
        var field = Self.field("123456")
        field.markInvalid()
        #expect(field.text == "123456")
        #expect(field.isInvalid)
        #expect(field.insert("7") == .edited)
        #expect(field.text == "7")
        #expect(!field.isInvalid)
        #expect(field.activeBox == 1)
    }

    @Test func `a wrong code is edited by backspace`() {
        var field = Self.field("123456")
        field.markInvalid()
        #expect(field.deleteBackward() == .edited)
        #expect(field.text == "12345")
        #expect(!field.isInvalid)
    }

    @Test func `a paste clears the mark, and completes`() {
        var field = Self.field("123456")
        field.markInvalid()
        #expect(field.insert("123456") == .completed("123456"))
        #expect(!field.isInvalid)
    }

    @Test func `activating a box keeps the mark`() {
        var field = Self.field("123456")
        field.markInvalid()
        field.activate(3)
        #expect(field.isInvalid)
        #expect(field.insert("7") == .edited)
        #expect(field.text == "7")
    }

    @Test func `a new code clears the field`() {
        var field = Self.field("123456")
        field.markInvalid()
        field.clear()
        #expect(field == CodeField())
    }

    @Test func `an empty field has no wrong code`() {
        var field = CodeField()
        field.markInvalid()
        #expect(!field.isInvalid)
    }
}
