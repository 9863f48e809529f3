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

    @Test func `a mark that joins the character before it moves the caret no further than there is text`() {
        var field = LineField()
        for key in [Key.character("e"), .character("\u{301}"), .character("x"), .left, .character("\u{308}")] {
            #expect(takes(key, &field))
        }
        #expect(field.text == "e\u{301}\u{308}x")
        #expect(field.caret == 2)
        for key in [Key.backspace, .backspace] { #expect(takes(key, &field)) }
        #expect(field.text == "")
    }

    @Test func `what joins because something between was deleted keeps the caret in the text`() {
        var field = LineField("🇺x🇸")
        for key in [Key.left, .backspace, .character("y")] { #expect(takes(key, &field)) }
        #expect(field.text == "🇺🇸y")
    }

    @Test func `a key that is not for a line changes nothing`() {
        var field = LineField("a")
        for key in [Key.enter, .tab, .up, .right, .escape, .delete] { #expect(!takes(key, &field)) }
    }

    private func takes(_ key: Key, _ field: inout LineField) -> Bool { field.take(key) }
}
