/// Finds a code in what was typed, pasted or filled in.
struct CodeReader: Hashable, Sendable {
    /// What a text means for a code.
    enum Reading: Equatable {
        /// A whole code.
        case code(String)
        /// Some digits of one.
        case part(String)
        /// More digits than a code has, cut to its length.
        case cut(String)
        /// Nothing that belongs into a code.
        case nothing
    }

    let length: Int
    let alphabet: CodeField.Alphabet

    /// What `text` means. The first rule that matches wins: a domain-bound code in the last line, a run of exactly the
    /// length, groups joined over one separator, digits and separators alone.
    func read(_ text: String) -> Reading {
        let characters = text.compactMap(\.normalised)
        if let code = domainBoundCode(in: characters) ?? run(in: characters) ?? joinedGroups(in: characters) {
            return .code(String(code))
        }
        return digitsAlone(in: characters)
    }

    /// The whole code in `text`, nil where there is none.
    func code(in text: String) -> String? { if case .code(let code) = read(text) { code } else { nil } }

    /// The form of <https://wicg.github.io/sms-one-time-codes/>: `@example.com #123456`.
    private func domainBoundCode(in characters: [Character]) -> [Character]? {
        let lines = characters.split(whereSeparator: \.isNewline)
        guard let line = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count >= 2, words[0].first == "@", words[0].count > 1, words[1].first == "#" else { return nil }
        let code = words[1].dropFirst()
        return code.count == length && code.allSatisfy(alphabet.contains) ? Array(code) : nil
    }

    private func run(in characters: [Character]) -> [Character]? {
        characters.split { !alphabet.contains($0) }.first { $0.count == length }.map(Array.init)
    }

    private func joinedGroups(in characters: [Character]) -> [Character]? {
        var chain: [Character] = []
        var previous: Character?
        for character in characters + ["\n"] {
            defer { previous = character }
            if alphabet.contains(character) {
                chain.append(character)
            } else if let previous, !character.isDigitSeparator || !alphabet.contains(previous) {
                if chain.count == length { return chain }
                chain = []
            }
        }
        return nil
    }

    private func digitsAlone(in characters: [Character]) -> Reading {
        let digits = characters.filter(alphabet.contains)
        let trimmed = characters.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
        let isPure = trimmed.allSatisfy { alphabet.contains($0) || $0.isDigitSeparator }
        guard !digits.isEmpty, isPure else { return .nothing }
        if digits.count < length { return .part(String(digits)) }
        return digits.count == length ? .code(String(digits)) : .cut(String(digits.prefix(length)))
    }
}

extension CodeField.Alphabet {
    /// True for a normalised character that codes of the alphabet are made of.
    func contains(_ character: Character) -> Bool {
        character.isASCIIDigit || self == .alphanumerics && character.isASCIILetter
    }
}
