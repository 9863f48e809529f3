/// The subscriptions of a source as lines of marbles, one for each: `^` the subscription, `!` the end or the disposal,
/// `...` or nothing where it stays open. Column k is tick k of the test.
public struct SubscriptionMarbles: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// The lines.
    public let lines: [String]

    /// The `lines` of the subscriptions, in the order they begin.
    public init(_ lines: [String]) { self.lines = lines }

    /// A single subscription.
    public init(stringLiteral line: String) { self.init([line]) }

    /// The `lines` of the subscriptions, none where there is no subscription.
    public init(arrayLiteral lines: String...) { self.init(lines) }

    /// The subscriptions that the lines show.
    ///
    /// - Throws: What is malformed, with its column.
    public func subscriptions() throws(MalformedMarbles) -> [Subscription] {
        var subscriptions: [Subscription] = []
        for line in lines { subscriptions.append(try subscription(line)) }
        return subscriptions
    }

    private func subscription(_ line: String) throws(MalformedMarbles) -> Subscription {
        let lexer = try MarbleLexer(line)
        var begin: Int?
        var end: Int?
        for token in lexer.tokens {
            switch token.sign {
            case .subscription: begin = token.tick
            case .disposal: end = token.tick
            case .openEnd: break
            default: throw lexer.malformed("a subscription has no events", token.column)
            }
        }
        guard let begin else { throw lexer.malformed("there is no “^”", 1) }
        return Subscription(begin, end ?? .max)
    }
}
