import Testing

@testable import confirm_code

@Suite struct LineFieldTests {
    @Test func `typing, moving and deleting act at the caret`() {
        var field = LineField("ab")
        for key in [Key.character("c"), .left, .left, .character("é"), .delete, .home, .delete, .end, .backspace] {
            #expect(takes(key, &field))
        }
        #expect(field.text == "é")
        #expect(field.caret == 1)
    }

    @Test func `of a paste the first line is taken, up to the length`() {
        var field = LineField(longest: 5)
        #expect(takes(.paste("abc\ndef"), &field))
        #expect(field.text == "abc")
        #expect(takes(.paste("defgh"), &field))
        #expect(field.text == "abcde")
        #expect(!takes(.character("f"), &field))
    }

    @Test func `a key that is not for a line changes nothing`() {
        var field = LineField("a")
        for key in [Key.enter, .tab, .up, .right, .escape, .delete] { #expect(!takes(key, &field)) }
    }

    private func takes(_ key: Key, _ field: inout LineField) -> Bool { field.take(key) }
}
