/// A value that can be observed, and never ends.
///
///     accepted    --a--b--c---
///     BehaviorRelay(value: x)
///     observer 1  x-a--b--c---
///     observer 2         bc---
public final class BehaviorRelay<Element>: RelayType {
    private let hub: ReplayHub<Element>

    /// A relay that begins with `value`.
    public init(value: Element) { hub = ReplayHub(limit: 1, initial: value) }

    deinit { hub.hub.abandon() }

    /// The last element accepted.
    public var value: Element { hub.last }

    /// True while somebody observes.
    public var hasObservers: Bool { hub.hub.hasObservers }

    /// Makes `element` the value, and sends it.
    public func accept(_ element: Element) { hub.next(element) }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach { { [hub] observer, lifetime in hub.attach(observer, lifetime) } }
}

extension BehaviorRelay: Sendable where Element: Sendable {}
