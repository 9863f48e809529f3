/// A type that can be seen as an observable.
public protocol ObservableConvertibleType<Element>: SendableMetatype {
    /// What it sends.
    associatedtype Element
    /// The observable of it.
    func asObservable() -> Observable<Element>
}

/// A stream that can be subscribed to.
///
/// A type may conform with ``subscribe(_:)`` alone; what it sends is then serialised on the way (law 1).
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Sends the stream's events to `observer` until the end or until the result is disposed.
    func subscribe(_ observer: some ObserverType<Element>) -> any Disposable

    /// The way in for operators: subscribes an observer for as long as a lifetime lasts.
    var attach: Observable<Element>.Attach { get }
}

extension ObservableType {
    /// The way in through ``subscribe(_:)`` and a gate.
    ///
    /// The type cannot see the lifetime, so an endless synchronous one cannot be stopped.
    public var attach: Observable<Element>.Attach {
        let subscribe = Held({ (observer: AnyObserver<Element>) in self.subscribe(observer) })
        return { observer, lifetime in lifetime.add(subscribe.value(observer.gated(by: lifetime))) }
    }

    /// The stream as an ``Observable``.
    public func asObservable() -> Observable<Element> { Observable(attach) }
}

/// An observable that is written with ``ObservableType/attach``: it sees the lifetime, and is trusted as
/// ``Observable/init(_:)`` is.
public protocol AttachableType<Element>: ObservableType {}

extension AttachableType {
    /// Sends the stream's events to `observer` until the end or until the result is disposed.
    public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
        subscribeLast(AnyObserver(observer))
    }
}

/// A stream of elements: a value that says what happens when somebody subscribes.
///
/// It is a closure that takes an observer and the lifetime of its subscription, or a single event known beforehand
/// (``just(_:)``, ``empty()``, ``error(_:)``), which operators hand on without a subscription.
public struct Observable<Element>: AttachableType {
    /// Subscribes an observer for as long as the lifetime lasts.
    public typealias Attach = @Sendable (_ observer: AnyObserver<Element>, _ lifetime: Lifetime) -> Void

    @usableFromInline enum Form {
        case source(Attach)
        case scalar(Event<Element>)
    }

    @usableFromInline let form: Form

    /// The raw way to write a source or an operator. It is trusted: it sends serially, looks at the lifetime before each
    /// element, sends nothing after the end, and hands the lifetime on to what it subscribes. ``create(_:)`` trusts
    /// nobody.
    @inlinable public init(_ attach: @escaping Attach) { form = .source(attach) }

    @inlinable init(scalar event: Event<Element>) { form = .scalar(event) }

    /// Subscribes an observer for as long as a lifetime lasts.
    @inlinable public var attach: Attach {
        switch form {
        case .source(let attach):
            return attach
        case .scalar(let event):
            let held = Held(event)
            return { observer, lifetime in
                if lifetime.isEnded { return }
                if case .next(let element) = held.value { observer.next(element) }
                if !lifetime.isEnded { observer.end(held.value.termination ?? .completed) }
            }
        }
    }

    /// The stream itself.
    public func asObservable() -> Observable { self }
}

extension Observable.Form: Sendable where Element: Sendable {}
extension Observable: Sendable where Element: Sendable {}
