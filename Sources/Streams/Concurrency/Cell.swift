/// Mutable state without a lock, for code that is already serial: inside a turn, or behind one serial source (law 1).
///
/// Nothing clears a cell from outside its serial context; it is freed with the closures that hold it.
@usableFromInline package final class Cell<Value>: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline package final var value: Value

    @inlinable package init(_ value: Value) { self.value = value }
}

extension Cell where Value: RangeReplaceableCollection {
    /// Hands out the content and leaves none.
    package func take() -> Value {
        let content = value
        value = Value()
        return content
    }
}
