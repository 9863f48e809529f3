/// Sends what it receives, and to a new observer first the last elements.
///
///     bufferSize 1  --a--b-----c--|
///     observer           ^(b)--c--|
///
/// After the end a new observer is told the last elements, and the end.
public final class ReplaySubject<Element>: SubjectType {
    private let hub: ReplayHub<Element>

    private init(limit: Int) { hub = ReplayHub(limit: limit) }

    /// A subject that replays the last `bufferSize` elements. Memory grows with what is sent, not with `bufferSize`.
    public static func create(bufferSize: Int) -> ReplaySubject { ReplaySubject(limit: bufferSize) }

    /// A subject that replays everything.
    public static func createUnbounded() -> ReplaySubject { ReplaySubject(limit: .max) }

    deinit { hub.hub.abandon() }

    /// True while somebody observes.
    public var hasObservers: Bool { hub.hub.hasObservers }

    /// Sends `event`; after an end nothing more is sent.
    public func on(_ event: Event<Element>) { hub.on(event) }

    /// The subject as an observer alone, which keeps the subject.
    public func asObserver() -> AnyObserver<Element> {
        let subject = Held(self)
        return AnyObserver(next: { subject.value.hub.next($0) }, end: { subject.value.hub.end($0) })
    }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach { { [hub] observer, lifetime in hub.attach(observer, lifetime) } }
}

extension ReplaySubject: Sendable where Element: Sendable {}
