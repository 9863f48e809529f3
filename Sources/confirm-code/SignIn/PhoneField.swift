/// A line of text for a phone number.
struct PhoneField: Equatable, Sendable {
    private static let longest = 40
    private static let punctuation: Set<Character> = [" ", "-", "(", ")", ".", "/"]

    private var line: LineField

    /// A line with `text`, and the caret at its end.
    init(_ text: String = "+") { line = LineField(text, longest: Self.longest) }

    var text: String { line.text }

    /// How many characters stand before the caret.
    var caret: Int { line.caret }

    /// Does what a key does to a line of text.
    ///
    /// - Returns: True where the key was one for a line of text and changed it.
    mutating func take(_ key: Key) -> Bool {
        let before = self
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let text): paste(text)
        default: return line.take(key)
        }
        return self != before
    }

    /// A pasted international number replaces what is there.
    private mutating func paste(_ pasted: String) {
        let number = String(pasted.filter(Self.isAllowed))
        if number.contains("+") || number.hasPrefix("00") { self = PhoneField("") }
        insert(number.trimmingPrefix { $0 == " " })
    }

    private mutating func insert(_ new: some StringProtocol) {
        for character in new where Self.isAllowed(character) {
            if character == "+", text.contains("+") { continue }
            line.insert(String(character))
        }
    }

    private static func isAllowed(_ character: Character) -> Bool {
        if character == "+" || punctuation.contains(character) { return true }
        return character.unicodeScalars.count == 1
            && character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }
}
