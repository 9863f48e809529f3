/// Holds a value, and sends it to a new observer before what comes.
///
///     received    --a--b--c--|
///     BehaviorSubject(value: x)
///     observer 1  x-a--b--c--|
///     observer 2         bc--|
///
/// The value changes when an element is accepted, so inside a delivery it may be ahead of the element at hand.
public final class BehaviorSubject<Element>: SubjectType {
    private let hub: ReplayHub<Element>

    /// A subject that begins with `value`.
    public init(value: Element) { hub = ReplayHub(limit: 1, initial: value) }

    deinit { hub.hub.abandon() }

    /// The last element accepted. It stays after the end.
    public var value: Element { hub.last }

    /// True while somebody observes.
    public var hasObservers: Bool { hub.hub.hasObservers }

    /// Sends `event`; after an end nothing more is sent.
    public func on(_ event: Event<Element>) { hub.on(event) }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach {
        { [hub] observer, lifetime in hub.attach(observer, lifetime, replaysAfterEnd: false) }
    }
}

extension BehaviorSubject: Sendable where Element: Sendable {}
