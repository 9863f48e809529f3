/// A value that can be observed, and never ends.
public final class BehaviorRelay<Element>: ObservableType {
    private let hub: ReplayHub<Element>

    /// A relay that begins with `value`.
    public init(value: Element) {
        hub = ReplayHub(limit: 1, initial: value)
    }

    deinit {
        hub.hub.abandon()
    }

    /// The last element accepted.
    public var value: Element { hub.last }

    /// True while somebody observes.
    public var hasObservers: Bool { hub.hub.hasObservers }

    /// Makes `element` the value, and sends it.
    public func accept(_ element: Element) {
        hub.next(element)
    }

    /// Sends to `observer` the value, and what comes from now on.
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        subscribeLast(AnyObserver(observer))
    }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach {
        { [hub] observer, lifetime in hub.attach(observer, lifetime) }
    }
}

extension BehaviorRelay: Sendable where Element: Sendable {}
