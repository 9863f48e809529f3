/// A stream as a line of characters, one for each tick.
///
///     a b 7     an element: the letter or digit itself, or what the dictionary says
///     -         a tick in which nothing happens
///     |         completed
///     #         the error
///     (ab|)     all at the tick of the opening bracket; the group is as wide as it is written
///     ^         the subscription of the test
///     !         the disposal, in the line of a result or of subscriptions
///     ...       goes on and never ends; of a result, what comes from there on is not looked at
///     (space)   nothing, not even a tick: only to align lines
///
/// Column k is tick k. Tick 0 is the first column or, where there is a `^`, the column of that; the clock of the test's
/// scheduler shows the tick. A source with a `^` is hot: it sends at these ticks, whoever observes, those before the `^`
/// too. One without is cold: its ticks count from each subscription. The test subscribes at tick 0, after what hot sources
/// send then. A line without an end and without `...` says that nothing follows for ``quietTicks`` ticks.
public struct Marbles<Element> {
    /// The line.
    public let text: String
    /// What the letters and digits stand for, where it is not themselves.
    public let values: [Character: Element]
    /// What `#` stands for.
    public let error: any Error

    /// How long a test looks whether something more happens after its longest line.
    public static var quietTicks: Int { 1000 }

    /// The line `text`, whose letters and digits stand for `values`. Those that it does not name stand for themselves, as a
    /// `String` or a `Character`, a digit also as an `Int`.
    public init(_ text: String, _ values: [Character: Element] = [:], error: any Error = MarbleError()) {
        self.text = text
        self.values = values
        self.error = error
    }
}

extension Marbles: Sendable where Element: Sendable {}

extension Marbles: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByUnicodeScalarLiteral
where Element == String {
    /// The line `text`, whose letters and digits stand for themselves.
    public init(stringLiteral text: String) { self.init(text) }
}

extension Marbles where Element == Int {
    /// The line `text`, whose digits stand for themselves.
    public static func digits(_ text: String) -> Marbles { Marbles(text, [:]) }
}

/// The error that `#` stands for where a line names no other.
public struct MarbleError: Error, Hashable, Sendable {
    /// The error.
    public init() {}
}

/// A line of marbles that says nothing: why, and in which column.
public struct MalformedMarbles: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line.
    public let text: String
    /// The column of the fault, from 1.
    public let column: Int
    /// What is wrong there.
    public let reason: String

    /// The reason with its column, and a caret under the fault.
    public var description: String {
        "column \(column): \(reason)\n  \(text)\n  \(String(repeating: " ", count: column - 1))^"
    }
}
