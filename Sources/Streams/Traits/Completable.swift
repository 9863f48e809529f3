/// The trait of a ``Completable``.
public enum CompletableTrait: PrimitiveTrait, JoinableTrait {
    /// It is complete.
    public static var whenEmpty: Termination { .completed }
}

/// No element: it completes, or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What a ``Completable`` says, once.
public enum CompletableEvent: Sendable {
    /// It failed.
    case error(any Error)
    /// It is complete.
    case completed
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// What takes the answer of a completable.
    public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

    /// A completable whose answer `subscribe` gives, called once for each subscription.
    ///
    /// Only the first answer counts; it may come at any time and from any thread.
    ///
    /// - Parameter subscribe: Gives the answer, and returns what stops it.
    public static func create(
        subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
    ) -> Completable {
        .answering(subscribe) { (event: CompletableEvent) in
            switch event {
            case .error(let error): (nil, .error(error))
            case .completed: (nil, .completed)
            }
        }
    }

    /// Complete at once.
    public static func empty() -> Completable { Completable(trusting: .empty()) }

    /// Subscribes one closure for the answer.
    ///
    /// - Returns: What ends the subscription.
    public func subscribe(_ observer: @escaping CompletableObserver) -> any Disposable {
        subscribe(onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
    }

    /// Subscribes one closure for each kind of answer.
    ///
    /// - Parameters:
    ///   - onCompleted: Called at the completion.
    ///   - onError: Called with the error.
    ///   - onDisposed: Called last, after the answer or when the result is disposed.
    /// - Returns: What ends the subscription.
    public func subscribe(
        onCompleted: (@Sendable () -> Void)? = nil, onError: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable { source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed) }

    /// Subscribes closures that get `object`, which is kept weakly: once it is gone they are not called.
    ///
    /// - Parameters:
    ///   - object: What the closures get.
    ///   - onCompleted: Called with the object at the completion.
    ///   - onError: Called with the object and the error.
    ///   - onDisposed: Called last with the object, after the end or when the result is disposed.
    /// - Returns: What ends the subscription.
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onCompleted: (@Sendable (Object) -> Void)? = nil, onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// The answer of the source, with something done at it. An error thrown before it is sent on takes its place.
    ///
    /// - Parameters:
    ///   - onError: Called before an error is sent on.
    ///   - afterError: Called after an error was sent on.
    ///   - onCompleted: Called before the completion is sent on.
    ///   - afterCompleted: Called after the completion was sent on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called after the source's subscription is over, for whatever reason.
    public func `do`(
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Completable {
        Completable(
            trusting: source.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// This completable, and after its completion `second`, whose answer is the result's.
    ///
    ///     source          --|
    ///     second            ---(a|)
    ///     andThen(second) -----(a|)
    ///
    /// `second` is not subscribed to after an error.
    public func andThen<SecondTrait: PrimitiveTrait, Second>(
        _ second: PrimitiveSequence<SecondTrait, Second>
    ) -> PrimitiveSequence<SecondTrait, Second> {
        PrimitiveSequence<SecondTrait, Second>(trusting: andThen(second.source))
    }

    /// This completable, and after its completion the elements of `second`.
    public func andThen<Second>(_ second: Observable<Second>) -> Observable<Second> { source.endOnly().concat(second) }

    /// All completables at once, as `merge` does.
    public static func zip<Sources: Collection>(_ completables: Sources) -> Completable
    where Sources.Element == Completable { merge(completables) }

    /// All completables at once, as `merge` does.
    public static func zip(_ completables: Completable...) -> Completable { merge(completables) }
}

extension ObservableType {
    /// The end of the source alone, as a stream of any type.
    func endOnly<Result>() -> Observable<Result> { compactMap { _ in nil } }
}
