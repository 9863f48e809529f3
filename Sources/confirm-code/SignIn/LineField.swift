/// A line of text with a caret.
struct LineField: Equatable, Sendable {
    private(set) var text: String
    /// How many characters stand before the caret.
    private(set) var caret: Int
    private let longest: Int

    /// A line with the caret at its end.
    init(_ text: String = "", longest: Int = 100) {
        self.text = text
        self.longest = longest
        caret = text.count
    }

    /// Does what a key does to a line of text.
    ///
    /// - Returns: True where the key was one for a line of text and changed it.
    mutating func take(_ key: Key) -> Bool {
        let before = self
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let text): insert(text)
        case .backspace where caret > 0:
            caret -= 1
            remove(at: caret)
        case .delete where caret < text.count: remove(at: caret)
        case .left: caret = max(caret - 1, 0)
        case .right: caret = min(caret + 1, text.count)
        case .home: caret = 0
        case .end: caret = text.count
        default: break
        }
        return self != before
    }

    /// Puts `new` at the caret, up to its first line end and as far as there is room.
    mutating func insert(_ new: some StringProtocol) {
        for character in new.prefix(while: { !$0.isNewline }) where text.count < longest {
            text.insert(character, at: text.index(text.startIndex, offsetBy: caret))
            caret = min(caret + 1, text.count)
        }
    }

    private mutating func remove(at offset: Int) {
        text.remove(at: text.index(text.startIndex, offsetBy: offset))
        caret = min(caret, text.count)
    }
}
