/// The trait of an ``Infallible``.
public enum InfallibleTrait: PrimitiveTrait, ElementTrait, JoinableTrait {
    /// Nothing can be thrown.
    public typealias Failure = Never
}

/// A stream that never fails: its closures cannot throw, and it needs no `onError`.
///
///     Infallible  --a--b--c--|
public typealias Infallible<Element> = PrimitiveSequence<InfallibleTrait, Element>

/// What an ``Infallible`` sends.
public enum InfallibleEvent<Element> {
    /// The next element.
    case next(Element)
    /// The stream is complete; nothing follows.
    case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension PrimitiveSequence where Trait == InfallibleTrait {
    /// What takes the events of an infallible.
    public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

    /// A stream that `subscribe` sends, called once for each subscription.
    ///
    /// The observer may be called from any thread and at any time, as that of ``Observable/create(_:)``.
    ///
    /// - Parameter subscribe: Sends to the observer, and returns what stops it.
    public static func create(subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable) -> Self {
        let source = Observable<Element>.create { observer in
            subscribe { [next = observer.next, end = observer.end] event in
                if case .next(let element) = event { next(element) } else { end(.completed) }
            }
        }
        return Self(trusting: source)
    }

    /// Subscribes one closure for each kind of event.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onCompleted: Called at the end.
    ///   - onDisposed: Called last, after the end or when the result is disposed.
    /// - Returns: What ends the subscription.
    public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable { source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }

    /// Subscribes one closure for all events.
    ///
    /// - Returns: What ends the subscription.
    public func subscribe(_ on: @escaping InfallibleObserver) -> any Disposable {
        subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
    }

    /// Subscribes closures that get `object`, which is kept weakly: once it is gone they are not called.
    ///
    /// - Parameters:
    ///   - object: What the closures get.
    ///   - onNext: Called with the object and each element.
    ///   - onCompleted: Called with the object at the end.
    ///   - onDisposed: Called last with the object, after the end or when the result is disposed.
    /// - Returns: What ends the subscription.
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@Sendable (Object, Element) -> Void)? = nil, onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes observers. It does not change where events are sent from.
    ///
    /// - Returns: What ends the subscription.
    public func bind<Observer: ObserverType<Element>>(to observers: Observer...) -> any Disposable {
        source.bind(to: observers)
    }

    /// Sends the elements to relays.
    ///
    /// - Returns: What ends the subscription.
    public func bind<Relay: RelayType<Element>>(to relays: Relay...) -> any Disposable { source.bind(to: relays) }
}

extension PrimitiveSequence where Trait == InfallibleTrait, Element: Sendable {
    /// Calls `onNext` with each element, on the main actor.
    ///
    /// - Returns: What ends the subscription.
    @preconcurrency @MainActor public func bind(onNext: @escaping @MainActor (Element) -> Void) -> any Disposable {
        source.bind(onNext: onNext)
    }

    /// The stream as a driver.
    public func asDriver() -> Driver<Element> { Driver(bringing: source) }

    /// The stream as a signal.
    public func asSignal() -> Signal<Element> { Signal(bringing: source) }
}

extension ObservableConvertibleType {
    /// The stream as an infallible; an error is replaced by `element`, then completed.
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(trusting: asObservable().catchAndReturn(element))
    }

    /// The stream as an infallible; after an error it goes on with `fallback`.
    public func asInfallible(onErrorFallbackTo fallback: Infallible<Element>) -> Infallible<Element> {
        asInfallible { [fallback = Held(fallback)] _ in fallback.value }
    }

    /// The stream as an infallible; after an error it goes on with what `recover` makes of it.
    public func asInfallible(
        onErrorRecover recover: @escaping @Sendable (any Error) -> Infallible<Element>
    ) -> Infallible<Element> { Infallible(trusting: asObservable().catch { recover($0).source }) }
}
