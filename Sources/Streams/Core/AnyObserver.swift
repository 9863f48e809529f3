/// Something that receives events.
public protocol ObserverType<Element>: SendableMetatype {
    /// What it receives.
    associatedtype Element
    /// Receives `event`. After an end nothing more is sent.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Receives an element.
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Receives the end by an error.
    public func onError(_ error: any Error) { on(.error(error)) }

    /// Receives the regular end.
    public func onCompleted() { on(.completed) }

    /// The observer with its type erased.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of `Source` that hands on what `transform` makes of it; an error of `transform` ends it.
    public func mapObserver<Source>(
        _ transform: @escaping @Sendable (Source) throws -> Element
    ) -> AnyObserver<Source> {
        let on = Held(on)
        return AnyObserver<Source>(eventHandler: { on.value($0.map(transform)) })
    }
}

/// An observer as two closures: one for elements, one for the end.
///
/// A stage that does not change the end hands on the same ``end``, so it costs that stage nothing.
public struct AnyObserver<Element>: ObserverType {
    /// Receives an element.
    public let next: @Sendable (Element) -> Void
    /// Receives the end.
    public let end: @Sendable (Termination) -> Void

    /// An observer of two closures: `next` gets each element, `end` how the stream ends.
    @inlinable
    public init(next: @escaping @Sendable (Element) -> Void, end: @escaping @Sendable (Termination) -> Void) {
        self.next = next
        self.end = end
    }

    /// An observer of one closure: `eventHandler` gets every event.
    @inlinable public init(eventHandler: @escaping @Sendable (Event<Element>) -> Void) {
        self.init(next: { eventHandler(.next($0)) }, end: { eventHandler(Event($0)) })
    }

    /// Any observer with its type erased.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        if let observer = observer as? AnyObserver {
            self = observer
        } else {
            let on = Held(observer.on)
            self.init(next: { on.value(.next($0)) }, end: { on.value(Event($0)) })
        }
    }

    /// Receives `event`.
    @inlinable public func on(_ event: Event<Element>) { event.send(next: next, end: end) }

    /// Receives an element.
    @inlinable public func onNext(_ element: Element) { next(element) }
}

extension AnyObserver: Sendable where Element: Sendable {}

extension AnyObserver {
    /// The observer behind a gate, for a source that nobody vouches for: events from several threads or from inside a
    /// delivery are queued, and nothing passes once `lifetime` is over.
    @inlinable func gated(by lifetime: Lifetime) -> AnyObserver {
        let gate = Gate<Element>()
        let next = next
        let end = end
        return AnyObserver { element in
            guard !lifetime.isEnded, gate.turn.enter(.next(element)) else { return }
            var current = element
            while true {
                if !lifetime.isEnded { next(current) }
                guard let queued = gate.next(lifetime, end) else { return }
                current = queued
            }
        } end: { termination in
            guard !lifetime.isEnded, gate.turn.enter(Event(termination)) else { return }
            if !lifetime.isEnded { end(termination) }
            while gate.turn.next() != nil {}
        }
    }
}
