/// A constant that a `@Sendable` closure may capture whatever its type.
///
/// Sound because the public types that hold one are `Sendable` only where their `Element` is.
@usableFromInline package struct Held<Value>: @unchecked Sendable {
    @usableFromInline package let value: Value

    @inlinable package init(_ value: Value) { self.value = value }
}

extension Held {
    /// What begins an iteration of `sequence`, for code that runs wherever it is subscribed to.
    init<Element>(iterationOf sequence: some Sequence<Element>) where Value == () -> () -> Element? {
        self.init {
            var iterator = sequence.makeIterator()
            return { iterator.next() }
        }
    }
}
