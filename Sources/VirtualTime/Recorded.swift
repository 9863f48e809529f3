/// A value and the tick at which it was, or will be, sent.
public struct Recorded<Value> {
    /// The tick.
    public let time: Int
    /// What happens then.
    public let value: Value

    /// A record of `value` at the tick `time`.
    public init(time: Int, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded {
    /// The element `element` at the tick `time`.
    public static func next<Element>(_ time: Int, _ element: Element) -> Recorded where Value == Event<Element> {
        Recorded(time: time, value: .next(element))
    }

    /// The end by `error` at the tick `time`.
    public static func error<Element>(
        _ time: Int, _ error: any Error, _ type: Element.Type = Element.self
    ) -> Recorded where Value == Event<Element> { Recorded(time: time, value: .error(error)) }

    /// The regular end at the tick `time`.
    public static func completed<Element>(
        _ time: Int, _ type: Element.Type = Element.self
    ) -> Recorded where Value == Event<Element> { Recorded(time: time, value: .completed) }

    /// A list of events whose element type is inferred from the context.
    public static func events<Element>(_ events: Recorded...) -> [Recorded] where Value == Event<Element> { events }
}

extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Hashable where Value: Hashable {}
extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
    /// `next(1) @ 210`.
    public var debugDescription: String { "\(value) @ \(time)" }
}
