import Testing

@testable import confirm_code

@Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("│", 1), ("▏", 1), ("⠋", 1), ("✓", 1), ("✉", 1), ("漢", 2), ("한", 2),
    ("Ａ", 2), ("👍", 2), ("👨‍👩‍👧", 2), ("🇬🇧", 2), ("1️⃣", 2), ("✉\u{FE0F}", 2), ("\u{7}", 0), ("\u{1B}", 0),
    ("\u{200B}", 0), ("\u{202E}", 0), ("\u{301}", 0), ("\u{85}", 0), ("\u{2028}", 0), ("\r\n", 0),
])
func `a character takes the columns that a terminal gives it`(_ character: Character, _ columns: Int) {
    #expect(character.columns == columns)
}

@Test func `a text is as wide as its characters`() {
    #expect("a漢\u{200B}👍".columns == 5)
    #expect("".columns == 0)
}
