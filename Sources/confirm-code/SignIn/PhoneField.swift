/// A line of text for a phone number, with a caret.
struct PhoneField: Equatable, Sendable {
    private static let longest = 40
    private static let punctuation: Set<Character> = [" ", "-", "(", ")", ".", "/"]

    private(set) var text = "+"
    /// How many characters stand before the caret.
    private(set) var caret = 1

    /// Does what a key does to a line of text.
    ///
    /// - Returns: True where the key was one for a line of text and changed it.
    mutating func take(_ key: Key) -> Bool {
        let before = self
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let text): paste(text)
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

    /// A pasted international number replaces what is there.
    private mutating func paste(_ pasted: String) {
        let number = String(pasted.filter(Self.isAllowed))
        if number.contains("+") || number.hasPrefix("00") {
            text = ""
            caret = 0
        }
        insert(number.trimmingPrefix { $0 == " " })
    }

    private mutating func insert(_ new: some StringProtocol) {
        for character in new where Self.isAllowed(character) && text.count < Self.longest {
            if character == "+", text.contains("+") { continue }
            text.insert(character, at: text.index(text.startIndex, offsetBy: caret))
            caret += 1
        }
    }

    private mutating func remove(at offset: Int) {
        text.remove(at: text.index(text.startIndex, offsetBy: offset))
    }

    private static func isAllowed(_ character: Character) -> Bool {
        if character == "+" || punctuation.contains(character) { return true }
        return character.unicodeScalars.count == 1
            && character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }
}
