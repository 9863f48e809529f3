/// A subject without an end: it only ever sends elements.
///
///     accepted    --a--b--c---
///     PublishRelay
///     observer 1  --a--b--c---
///     observer 2         -c---
public final class PublishRelay<Element>: RelayType {
    private let hub = Hub<Element>()

    /// A relay that nobody observes yet.
    public init() {}

    deinit { hub.abandon() }

    /// True while somebody observes.
    public var hasObservers: Bool { hub.hasObservers }

    /// Sends `element`.
    public func accept(_ element: Element) { hub.next(element) }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach { { [hub] observer, lifetime in hub.attach(observer, lifetime) } }
}

extension PublishRelay: Sendable where Element: Sendable {}
