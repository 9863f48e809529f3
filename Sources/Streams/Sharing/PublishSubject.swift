/// Sends what it receives to those who observe at the time.
///
///     received    --a--b--c--|
///     PublishSubject
///     observer 1  --a--b--c--|
///     observer 2         -c--|
///
/// Events may come from any thread and from inside a delivery: they reach every observer in the same order. Dropping the
/// last reference to the subject and its ``asObserver()`` frees those who observe.
public final class PublishSubject<Element>: SubjectType {
    private let hub = Hub<Element>()

    /// A subject that nobody observes yet.
    public init() {}

    deinit { hub.abandon() }

    /// True while somebody observes.
    public var hasObservers: Bool { hub.hasObservers }

    /// Sends `event`; after an end nothing more is sent.
    public func on(_ event: Event<Element>) { event.send(next: hub.next, end: hub.end) }

    /// Sends an element.
    public func onNext(_ element: Element) { hub.next(element) }

    /// The subject as an observer alone, which keeps the subject.
    public func asObserver() -> AnyObserver<Element> {
        let subject = Held(self)
        return AnyObserver(next: { subject.value.hub.next($0) }, end: { subject.value.hub.end($0) })
    }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach { { [hub] observer, lifetime in hub.attach(observer, lifetime) } }
}

extension PublishSubject: Sendable where Element: Sendable {}
