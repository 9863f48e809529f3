/// A turn over the events of a source that nobody vouches for.
@usableFromInline final class Gate<Element>: Sendable {
    @usableFromInline let turn = Turn<Event<Element>>()

    @inlinable init() {}

    /// The next queued element, or nil where the turn was left. A queued end goes to `end`.
    @inlinable func next(_ lifetime: Lifetime, _ end: (Termination) -> Void) -> Element? {
        while let event = turn.next() {
            if case .next(let element) = event { return element }
            if let termination = event.termination, !lifetime.isEnded { end(termination) }
        }
        return nil
    }
}
