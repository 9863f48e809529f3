import ConfirmCode
import ConfirmCodeUI
import Testing

@Suite struct BoundCodeFieldTests {
    @Test func `it opens with what the holder has, as far as that is a code`() {
        #expect(BoundCodeField(CodeField(), code: "123-456").field.text == "123456")
        #expect(BoundCodeField(CodeField(), code: "12").field.text == "12")
        #expect(BoundCodeField(CodeField(), code: "abc").field.text == "")
    }

    @Test func `typing completes once, and what is no digit changes nothing`() {
        var bound = BoundCodeField(CodeField(), code: "12345")
        #expect(bound.type("12345a") == .none)
        #expect(bound.type("123456") == .completed("123456"))
        #expect(bound.field.text == "123456")
    }

    @Test func `what the holder sets is taken over, and its own text is no change`() {
        var bound = BoundCodeField(CodeField(), code: "123")
        bound.activate(0)
        bound.adopt("123")
        #expect(bound.field.activeBox == 0)
        bound.adopt("")
        #expect(bound.field.text == "")
        bound.adopt("456")
        #expect(bound.field.text == "456")
        bound.adopt("7")
        #expect(bound.field.text == "7")
    }

    @Test func `a rejected code is wrong each time it is entered, and another one is not`() {
        var bound = BoundCodeField(CodeField(length: 2), code: "12")
        bound.adopt(rejected: "12")
        #expect(bound.field.isInvalid)
        _ = bound.type("123")
        #expect(bound.field.text == "3")
        #expect(!bound.field.isInvalid)
        _ = bound.type("34")
        #expect(!bound.field.isInvalid)
        bound.adopt("12")
        bound.adopt(rejected: nil)
        #expect(!bound.field.isInvalid)
        bound.adopt("1")
        bound.adopt(rejected: "12")
        #expect(bound.type("12") == .completed("12"))
        #expect(bound.field.isInvalid)
    }
}
