/// A subject without an end: it only ever sends elements.
public final class PublishRelay<Element>: ObservableType {
    private let hub = Hub<Element>()

    /// A relay that nobody observes yet.
    public init() {}

    deinit {
        hub.abandon()
    }

    /// True while somebody observes.
    public var hasObservers: Bool { hub.hasObservers }

    /// Sends `element`.
    public func accept(_ element: Element) {
        hub.next(element)
    }

    /// Sends to `observer` what comes from now on.
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

extension PublishRelay: Sendable where Element: Sendable {}
