/// What a line of marbles says.
public struct MarbleDiagram<Element> {
    /// The events with their ticks.
    public let events: [Recorded<Event<Element>>]
    /// How many columns stand before the `^`; nil where there is none.
    public let lead: Int?
    /// The tick of the `!`.
    public let disposal: Int?
    /// The tick of the `...`.
    public let openEnd: Int?
    /// The tick after the last column.
    public let end: Int

    /// Reads `marbles`.
    ///
    /// - Throws: What is malformed, with its column.
    public init(_ marbles: Marbles<Element>) throws(MalformedMarbles) { try self.init(marbles, ofSource: false) }

    init(_ marbles: Marbles<Element>, ofSource: Bool) throws(MalformedMarbles) {
        let lexer = try MarbleLexer(marbles.text)
        lead = lexer.tokens.first { $0.sign == .subscription }?.tick
        let origin = lead ?? 0
        var events: [Recorded<Event<Element>>] = []
        var disposal: Int?
        var openEnd: Int?
        for token in lexer.tokens {
            let tick = token.tick - origin
            switch token.sign {
            case .element(let character):
                guard let value = marbles.value(of: character) else {
                    throw lexer.malformed("no value is given for “\(character)”", token.column)
                }
                events.append(.next(tick, value))
            case .completed: events.append(.completed(tick))
            case .error: events.append(.error(tick, marbles.error))
            case .subscription: break
            case .disposal:
                if ofSource { throw lexer.malformed("a source is not disposed, a result is", token.column) }
                disposal = tick
            case .openEnd: openEnd = tick
            }
        }
        self.events = events
        self.disposal = disposal
        self.openEnd = openEnd
        end = lexer.width - origin
    }
}

extension MarbleDiagram: Sendable where Element: Sendable {}

extension Marbles {
    fileprivate func value(of character: Character) -> Element? {
        values[character] ?? (character as? Element) ?? (String(character) as? Element)
            ?? (character.wholeNumberValue as? Element)
    }

    /// The sign that stands for `value` in the line.
    func sign(of value: Element) -> Character? where Element: Equatable {
        if let (sign, _) = values.first(where: { $0.value == value }) { return sign }
        let text = "\(value)"
        guard text.count == 1, let sign = text.first, sign.isLetter || sign.isNumber, values[sign] == nil else {
            return nil
        }
        return sign
    }
}
