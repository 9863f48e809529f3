/// A replay subject without an end: it sends elements, and to a new observer first the last of them.
///
///     bufferSize 1  --a--b-----c--
///     observer           ^(b)--c--
public final class ReplayRelay<Element>: RelayType {
    private let hub: ReplayHub<Element>

    private init(limit: Int) { hub = ReplayHub(limit: limit) }

    /// A relay that replays the last `bufferSize` elements. Memory grows with what is sent, not with `bufferSize`.
    public static func create(bufferSize: Int) -> ReplayRelay { ReplayRelay(limit: bufferSize) }

    /// A relay that replays everything.
    public static func createUnbound() -> ReplayRelay { ReplayRelay(limit: .max) }

    deinit { hub.hub.abandon() }

    /// True while somebody observes.
    public var hasObservers: Bool { hub.hub.hasObservers }

    /// Sends `element`, and remembers it.
    public func accept(_ element: Element) { hub.next(element) }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach { { [hub] observer, lifetime in hub.attach(observer, lifetime) } }
}

extension ReplayRelay: Sendable where Element: Sendable {}
