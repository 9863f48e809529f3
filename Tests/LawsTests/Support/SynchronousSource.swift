import Streams

/// A source that sends inside the subscription, for as long as somebody listens and it is given elements.
enum SynchronousSource: CaseIterable {
    /// A loop in the raw initialiser.
    case loop
    /// A sequence.
    case sequence
    /// A state that goes from one to the next.
    case generated
    /// One element and an end, which is endless where something subscribes again and again.
    case brief

    /// - Parameters:
    ///   - give: Called for each element that the source is asked for; nil where there is none.
    ///   - end: How a brief one ends.
    func stream(
        end: Termination, _ give: @escaping @Sendable (_ lifetime: Lifetime) -> Token?
    ) -> Observable<Token> {
        Observable { observer, lifetime in
            if lifetime.isEnded { return }
            switch self {
            case .loop:
                while !lifetime.isEnded, let token = give(lifetime) { observer.next(token) }
            case .sequence:
                Observable.from(Given { give(lifetime) }).attach(observer, lifetime)
            case .generated:
                Observable.generate(initialState: give(lifetime), condition: { $0 != nil }) { _ in give(lifetime) }
                    .compactMap { $0 }.attach(observer, lifetime)
            case .brief:
                guard let token = give(lifetime) else { return }
                observer.next(token)
                if !lifetime.isEnded { observer.end(end) }
            }
        }
    }
}

private struct Given: Sequence, IteratorProtocol {
    let give: @Sendable () -> Token?

    func next() -> Token? { give() }
}
