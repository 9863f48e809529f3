/// The trait of a ``Single``.
public enum SingleTrait: PrimitiveTrait, ElementTrait {
    /// Without its element it is a ``Maybe``.
    public typealias Filtered = MaybeTrait
    /// It fails: a single has an element.
    public static var whenEmpty: Termination { .error(RxError.noElements) }
}

/// One element, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a ``Single`` says, once.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequence where Trait == SingleTrait {
    /// What takes the answer of a single.
    public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

    /// A single whose answer `subscribe` gives, called once for each subscription.
    ///
    /// Only the first answer counts; it may come at any time and from any thread.
    ///
    /// - Parameter subscribe: Gives the answer, and returns what stops it.
    public static func create(
        subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable
    ) -> Single<Element> { .answering(subscribe) { try $0.get() } }

    /// Subscribes one closure for the answer.
    ///
    /// - Returns: What ends the subscription.
    public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
        subscribe(onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) })
    }

    /// Subscribes one closure for each kind of answer.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element.
    ///   - onFailure: Called with the error.
    ///   - onDisposed: Called last, after the answer or when the result is disposed.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil, onFailure: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, file: file, line: line)
    }

    /// Subscribes closures that get `object`, which is kept weakly: once it is gone they are not called.
    ///
    /// - Parameters:
    ///   - object: What the closures get.
    ///   - onSuccess: Called with the object and the element.
    ///   - onFailure: Called with the object and the error.
    ///   - onDisposed: Called last with the object, after the end or when the result is disposed.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object, onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onFailure: (@Sendable (Object, any Error) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, file: file, line: line)
    }

    /// The answer of the source, with something done at it.
    ///
    /// An error thrown before the answer is sent on takes its place; one thrown after is dropped.
    ///
    /// - Parameters:
    ///   - onSuccess: Called before the element is sent on.
    ///   - afterSuccess: Called after the element was sent on.
    ///   - onError: Called before an error is sent on.
    ///   - afterError: Called after an error was sent on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called after the source's subscription is over, for whatever reason.
    public func `do`(
        onSuccess: (@Sendable (Element) throws -> Void)? = nil,
        afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Single<Element> {
        let source = source.do(
            onNext: onSuccess, afterNext: { try? afterSuccess?($0) }, onError: onError, afterError: afterError,
            onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        return Single(trusting: source)
    }

    /// The single as a maybe.
    public func asMaybe() -> Maybe<Element> { Maybe(trusting: source) }
}
