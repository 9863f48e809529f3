/// The sharing of a ``Signal``: a late observer is told nothing of the past.
public enum SignalSharingStrategy: SharingStrategyProtocol {
    /// False.
    public static var replaysLatest: Bool { false }
}

/// Events for a screen: it delivers on the main actor, never fails, is shared, and repeats nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension ObservableConvertibleType where Element: Sendable {
    /// The stream as a signal; an error is replaced by `onErrorJustReturn`, then completed.
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        Signal(bringing: asObservable().catchAndReturn(element))
    }

    /// The stream as a signal; after an error it goes on with `onErrorSignalWith`.
    public func asSignal(onErrorSignalWith fallback: Signal<Element>) -> Signal<Element> { asSignal { _ in fallback } }

    /// The stream as a signal; after an error it goes on with what `onErrorRecover` makes of it.
    public func asSignal(
        onErrorRecover recover: @escaping @MainActor (any Error) -> Signal<Element>
    ) -> Signal<Element> { Signal(bringing: asObservable(), recover: recover) }
}

extension PublishRelay where Element: Sendable {
    /// The relay as a signal.
    public func asSignal() -> Signal<Element> { Signal(bringing: asObservable()) }
}

extension SharedSequence where SharingStrategy == SignalSharingStrategy {
    /// Subscribes closures of the main actor.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onCompleted: Called at the end.
    ///   - onDisposed: Called last, after the end or when the result is disposed.
    /// - Returns: What ends the subscription.
    @preconcurrency @MainActor public func emit(
        onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable { observe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }

    /// Subscribes closures that get `object`, which is kept weakly: once it is gone they are not called.
    ///
    /// - Parameters:
    ///   - object: What the closures get.
    ///   - onNext: Called with the object and each element.
    ///   - onCompleted: Called with the object at the end.
    ///   - onDisposed: Called last with the object, after the end or when the result is disposed.
    /// - Returns: What ends the subscription.
    @preconcurrency @MainActor public func emit<Object: AnyObject>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil, onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable { observe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }

    /// Subscribes observers, on the main queue.
    @preconcurrency @MainActor public func emit<Observer: ObserverType<Element>>(
        to observers: Observer...
    ) -> any Disposable { asObservable().bind(to: observers) }

    /// Subscribes observers of optional elements, on the main queue.
    @preconcurrency @MainActor public func emit<Observer: ObserverType<Element?>>(
        to observers: Observer...
    ) -> any Disposable { asObservable().map(Optional.some).bind(to: observers) }

    /// Sends the elements to relays, on the main queue.
    @preconcurrency @MainActor public func emit<Relay: RelayType<Element>>(to relays: Relay...) -> any Disposable {
        asObservable().bind(to: relays)
    }

    /// The signal as a driver, which tells a late observer the latest element.
    public func asDriver() -> Driver<Element> { Driver(trusting: source) }

    /// The signal as a driver that repeats nothing: an event of a screen whose contract says driver.
    package func asDriverWithoutReplay() -> Driver<Element> { Driver(shared: source) }
}
