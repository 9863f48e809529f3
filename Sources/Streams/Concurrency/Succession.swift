/// One source after another for the same observer, each in a child lifetime of its own. It needs no stack where sources
/// end inside their subscription.
final class Succession<Element>: Sendable {
    private let observer: Held<AnyObserver<Element>>
    private let lifetime: Lifetime
    private let trampoline = Trampoline()
    private let children: LifetimeSet

    init(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        self.observer = Held(observer)
        self.lifetime = lifetime
        children = lifetime.makeChildren()
    }

    /// Ends the whole.
    func end(_ termination: Termination) { if !lifetime.isEnded { observer.value.end(termination) } }

    /// Subscribes to what `source` gives, nil for the end of the whole, once the present subscription has returned.
    ///
    /// - Parameters:
    ///   - source: Asked when its turn comes, if somebody still listens. What it throws ends the whole.
    ///   - next: Receives the elements; by default the observer does.
    ///   - ended: Receives the end of the source, after the source's lifetime is over.
    func follow(
        with source: @escaping () throws -> Observable<Element>?, next: (@Sendable (Element) -> Void)? = nil,
        ended: @escaping (Termination) -> Void
    ) {
        trampoline.run { [self] in
            if lifetime.isEnded { return }
            do {
                guard let source = try source() else { return end(.completed) }
                let child = children.insert()
                let ended = Held(ended)
                let observer = AnyObserver(next: next ?? observer.value.next) { [self] termination in
                    children.end(child)
                    ended.value(termination)
                }
                source.attach(observer, Lifetime(child))
            } catch { end(.error(error)) }
        }
    }
}

extension Observable {
    /// The elements of one of `sources` after the other, as long as there is one and `goesOn` accepts how the one before it
    /// ended; so does the whole in the end.
    static func succession(
        of sources: some Sequence<Observable>, while goesOn: @escaping @Sendable (Termination) -> Bool
    ) -> Observable {
        let start = Held(iterationOf: sources)
        return Observable { observer, lifetime in
            let succession = Succession(observer, lifetime)
            let next = start.value()
            func run(after last: Termination) {
                let source: () throws -> Observable? = {
                    if let source = next() { return source }
                    if case .error(let error) = last { throw error }
                    return nil
                }
                succession.follow(with: source) { if goesOn($0) { run(after: $0) } else { succession.end($0) } }
            }
            run(after: .completed)
        }
    }
}
