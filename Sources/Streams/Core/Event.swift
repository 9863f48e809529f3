/// What a stream sends: any number of elements, then at most one end.
public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The stream failed; nothing follows.
    case error(any Error)
    /// The stream is complete; nothing follows.
    case completed
}

extension Event: Sendable where Element: Sendable {}

/// How a stream ends.
public enum Termination: Sendable {
    /// The stream is complete.
    case completed
    /// The stream failed.
    case error(any Error)
}

extension Termination {
    /// True for an error.
    var isError: Bool { if case .error = self { true } else { false } }
}

extension Event {
    /// The event that says `termination`.
    @inlinable public init(_ termination: Termination) {
        switch termination {
        case .completed: self = .completed
        case .error(let error): self = .error(error)
        }
    }

    /// Hands the event to `next` or to `end`.
    @inlinable func send(next: (Element) -> Void, end: (Termination) -> Void) {
        switch self {
        case .next(let element): next(element)
        case .error(let error): end(.error(error))
        case .completed: end(.completed)
        }
    }

    /// The element of a `next` event.
    public var element: Element? { if case .next(let element) = self { element } else { nil } }

    /// The error of an `error` event.
    public var error: (any Error)? { if case .error(let error) = self { error } else { nil } }

    /// True for a `completed` event.
    public var isCompleted: Bool { if case .completed = self { true } else { false } }

    /// True for an event that nothing follows.
    public var isStopEvent: Bool { termination != nil }

    /// The end that the event says, nil for an element.
    public var termination: Termination? {
        switch self {
        case .next: nil
        case .error(let error): .error(error)
        case .completed: .completed
        }
    }

    /// The event with its element changed by `transform`; an error event where `transform` throws.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        guard case .next(let element) = self else { return Event<Result>(termination ?? .completed) }
        do { return .next(try transform(element)) } catch { return .error(error) }
    }
}

/// Elements are compared by value, errors by their type and their description.
extension Event: Equatable where Element: Equatable {
    /// True where both say the same.
    public static func == (left: Event, right: Event) -> Bool {
        switch (left, right) {
        case (.next(let left), .next(let right)): left == right
        case (.completed, .completed): true
        case (.error(let left), .error(let right)): sameError(left, right)
        default: false
        }
    }
}

private func sameError(_ left: any Error, _ right: any Error) -> Bool {
    if let left = (left as Any) as? any Equatable { return left.isEqual(to: right) }
    return type(of: left) == type(of: right) && String(reflecting: left) == String(reflecting: right)
}

extension Equatable {
    fileprivate func isEqual(to other: any Error) -> Bool { (other as? Self) == self }
}

extension Event: CustomDebugStringConvertible {
    /// `next(…)`, `error(…)` or `completed`. An element that would be invisible is in quotes.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(visible(element)))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

/// The text of `value`, as debuggers have it where it would be nothing but white space.
private func visible<Value>(_ value: Value) -> String {
    let text = "\(value)"
    return text.allSatisfy(\.isWhitespace) ? String(reflecting: value) : text
}

/// A type that stands for an event, so that ``ObservableType/dematerialize()`` can unwrap it.
public protocol EventConvertible: SendableMetatype {
    /// What the event carries.
    associatedtype Element
    /// The event.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// The event itself.
    public var event: Event<Element> { self }
}
