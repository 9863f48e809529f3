/// Both an observable and an observer.
public protocol SubjectType<Element>: ObservableType, ObserverType {
    /// The subject as an observer alone.
    func asObserver() -> AnyObserver<Element>
}

/// Sends what it receives to those who observe at the time.
///
///     observer 1  --1--2----3--|
///     observer 2       ^----3--|
///
/// Events may come from any thread and from inside a delivery: they reach every observer in the same order. Dropping the
/// last reference to the subject and its ``asObserver()`` frees those who observe.
public final class PublishSubject<Element>: SubjectType {
    private let hub = Hub<Element>()

    /// A subject that nobody observes yet.
    public init() {}

    deinit {
        hub.abandon()
    }

    /// True while somebody observes.
    public var hasObservers: Bool { hub.hasObservers }

    /// Sends `event`; after an end nothing more is sent.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): hub.next(element)
        case .error(let error): hub.end(.error(error))
        case .completed: hub.end(.completed)
        }
    }

    /// Sends an element.
    public func onNext(_ element: Element) {
        hub.next(element)
    }

    /// The subject as an observer alone, which keeps the subject.
    public func asObserver() -> AnyObserver<Element> {
        let subject = Held(self)
        return AnyObserver(next: { subject.value.hub.next($0) }, end: { subject.value.hub.end($0) })
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

extension PublishSubject: Sendable where Element: Sendable {}
