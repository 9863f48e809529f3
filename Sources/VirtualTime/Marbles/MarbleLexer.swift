/// A line of marbles as signs with their ticks, the first column being tick 0.
struct MarbleLexer {
    enum Sign: Hashable {
        case element(Character), completed, error, subscription, disposal, openEnd
    }

    struct Token {
        let sign: Sign
        let tick: Int
        /// From 1.
        let column: Int
    }

    let text: String
    private(set) var tokens: [Token] = []
    /// The number of columns, spaces not counted.
    private(set) var width = 0
    private var group: (column: Int, tick: Int, count: Int)?

    init(_ text: String) throws(MalformedMarbles) {
        self.text = text
        let characters = Array(text)
        var index = 0
        while index < characters.count { index += try read(characters, at: index) }
        if let group { throw malformed("the bracket is not closed", group.column) }
    }

    func malformed(_ reason: String, _ column: Int) -> MalformedMarbles {
        MalformedMarbles(text: text, column: column, reason: reason)
    }

    /// Reads what begins at `index`.
    ///
    /// - Returns: How many characters that was.
    private mutating func read(_ characters: [Character], at index: Int) throws(MalformedMarbles) -> Int {
        let column = index + 1
        if characters[index] == " " { return 1 }
        switch characters[index] {
        case "-":
            if group != nil { throw malformed("no tick passes inside brackets", column) }
        case "(":
            if group != nil { throw malformed("there are brackets inside brackets", column) }
            group = (column, width, 0)
        case ")":
            guard let group else { throw malformed("no bracket is open", column) }
            if group.count == 0 { throw malformed("there is nothing between the brackets", column) }
            self.group = nil
        case ".":
            guard characters[index...].starts(with: "...") else {
                throw malformed("three dots, and no other number, say that it goes on", column)
            }
            if group != nil { throw malformed("no tick passes inside brackets", column) }
            try add(.openEnd, column)
            width += 3
            return 3
        case "|": try add(.completed, column)
        case "#": try add(.error, column)
        case "!": try add(.disposal, column)
        case "^": try add(.subscription, column)
        case let character:
            guard character.isLetter || character.isNumber else {
                throw malformed("“\(character)” is no sign, letter or digit", column)
            }
            try add(.element(character), column)
        }
        width += 1
        return 1
    }

    private mutating func add(_ sign: Sign, _ column: Int) throws(MalformedMarbles) {
        let tick = group?.tick ?? width
        for token in tokens {
            switch token.sign {
            case .completed, .error: throw malformed("something follows the end", column)
            case .openEnd: throw malformed("something follows the dots", column)
            case .disposal where sign == .disposal: throw malformed("it is disposed twice", column)
            case .subscription where sign == .subscription: throw malformed("it is subscribed to twice", column)
            case .disposal where sign == .subscription:
                throw malformed("it is disposed before it is subscribed to", column)
            case .disposal where token.tick < tick: throw malformed("something follows the disposal", column)
            default: break
            }
        }
        tokens.append(Token(sign: sign, tick: tick, column: column))
        group?.count += 1
    }
}
