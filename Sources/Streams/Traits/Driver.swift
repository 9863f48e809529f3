/// The sharing of a ``Driver``: a late observer is told the latest element first.
public enum DriverSharingStrategy: SharingStrategyProtocol {
    /// True.
    public static var replaysLatest: Bool { true }
}

/// A state for a screen: it delivers on the main actor, never fails, is shared, and a late observer is told the latest
/// element.
///
/// So a driver says what *is*: whoever looks again may be told it again. What *happens* once, a message or a step to
/// another screen, is a ``Signal``.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

extension ObservableConvertibleType where Element: Sendable {
    /// The stream as a driver; an error is replaced by `onErrorJustReturn`, then completed.
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        Driver(bringing: asObservable().catchAndReturn(element))
    }

    /// The stream as a driver; after an error it goes on with `onErrorDriveWith`.
    public func asDriver(onErrorDriveWith fallback: Driver<Element>) -> Driver<Element> { asDriver { _ in fallback } }

    /// The stream as a driver; after an error it goes on with what `onErrorRecover` makes of it.
    public func asDriver(
        onErrorRecover recover: @escaping @MainActor (any Error) -> Driver<Element>
    ) -> Driver<Element> { Driver(bringing: asObservable(), recover: recover) }
}

extension BehaviorRelay where Element: Sendable {
    /// The relay as a driver.
    public func asDriver() -> Driver<Element> { Driver(bringing: asObservable()) }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element: Sendable {
    /// Subscribes closures of the main actor from wherever the caller is; from elsewhere the subscription is made on the
    /// main queue soon.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onCompleted: Called at the end.
    ///   - onDisposed: Called last, after the end or when the result is disposed.
    /// - Returns: What ends the subscription.
    public func driveOnMain(
        onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable { observe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    /// Subscribes closures of the main actor. The latest element arrives inside the call.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onCompleted: Called at the end.
    ///   - onDisposed: Called last, after the end or when the result is disposed.
    /// - Returns: What ends the subscription.
    @preconcurrency @MainActor public func drive(
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
    @preconcurrency @MainActor public func drive<Object: AnyObject>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil, onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable { observe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }

    /// Subscribes observers, on the main queue.
    @preconcurrency @MainActor public func drive<Observer: ObserverType<Element>>(
        _ observers: Observer...
    ) -> any Disposable { asObservable().bind(to: observers) }

    /// Subscribes observers of optional elements, on the main queue.
    @preconcurrency @MainActor public func drive<Observer: ObserverType<Element?>>(
        _ observers: Observer...
    ) -> any Disposable { asObservable().map(Optional.some).bind(to: observers) }

    /// Sends the elements to relays, on the main queue.
    @preconcurrency @MainActor public func drive<Relay: RelayType<Element>>(_ relays: Relay...) -> any Disposable {
        asObservable().bind(to: relays)
    }
}
