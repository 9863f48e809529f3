import Testing

@testable import ConfirmCode

private struct Field {
    var rules = CodeFieldRules(CodeField(length: 4))

    mutating func send(_ inputs: CodeFieldRules.Input...) -> [CodeFieldRules.Output] {
        inputs.flatMap { rules.handle($0, at: second(0)) }
    }
}

struct CodeFieldRulesTests {
    @Test func `each edit hands the code on, and a whole one is complete`() {
        var field = Field()
        #expect(field.send(.insert("1"), .insert("2")) == [.code("1"), .code("12")])
        #expect(field.send(.text("1234")) == [.code("1234"), .completed("1234")])
        #expect(field.send(.deleteBackward) == [.code("123")])
    }

    @Test func `a paste that was cut is a draft`() {
        var field = Field()
        #expect(field.send(.insert("123456")) == [.draft("1234")])
    }

    @Test func `a whole code over the same one is entered anew`() {
        var field = Field()
        _ = field.send(.insert("1234"))
        #expect(field.send(.insert("1234")) == [.code(""), .code("1234"), .completed("1234")])
    }

    @Test func `a change that is none hands nothing on`() {
        var field = Field()
        #expect(field.send(.insert("a"), .insert(""), .deleteBackward, .activate(3), .clear, .reject) == [])
    }

    @Test func `only the code that was rejected is marked`() {
        var field = Field()
        _ = field.send(.insert("1234"), .deleteBackward, .rejectCode("1234"))
        #expect(!field.rules.field.isInvalid)
        _ = field.send(.insert("4"), .rejectCode("1234"))
        #expect(field.rules.field.isInvalid)
        _ = field.send(.clear)
        #expect(field.rules.field == CodeField(length: 4))
    }
}
