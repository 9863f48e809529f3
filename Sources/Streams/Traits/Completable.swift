/// The trait of a ``Completable``.
public enum CompletableTrait: PrimitiveTrait, JoinableTrait {}

/// No element: it completes, or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What a ``Completable`` says, once.
public typealias CompletableEvent = Termination

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
    ) -> Completable { .answering(subscribe) { if case .error(let error) = $0 { throw error } else { nil } } }

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
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    public func subscribe(
        onCompleted: (@Sendable () -> Void)? = nil, onError: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, file: file, line: line)
    }

    /// Subscribes closures that get `object`, which is kept weakly: once it is gone they are not called.
    ///
    /// - Parameters:
    ///   - object: What the closures get.
    ///   - onCompleted: Called with the object at the completion.
    ///   - onError: Called with the object and the error.
    ///   - onDisposed: Called last with the object, after the end or when the result is disposed.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onCompleted: (@Sendable (Object) -> Void)? = nil, onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, file: file, line: line)
    }

    /// This completable, and after its completion `second`, whose answer is the result's.
    ///
    ///     source          --|
    ///     second            ---(a|)
    ///     andThen(second) -----(a|)
    ///
    /// `second` is not subscribed to after an error.
    public func andThen<SecondTrait: PrimitiveTrait, Second>(
        _ second: PrimitiveSequence<SecondTrait, Second>
    ) -> PrimitiveSequence<SecondTrait, Second> { .init(trusting: andThen(second.source)) }

    /// This completable, and after its completion the elements of `second`.
    public func andThen<Second>(_ second: Observable<Second>) -> Observable<Second> { source.endOnly().concat(second) }

    /// All completables at once, as `merge` does.
    public static func zip(_ completables: some Collection<Completable>) -> Completable { merge(completables) }

    /// All completables at once, as `merge` does.
    public static func zip(_ completables: Completable...) -> Completable { merge(completables) }
}

extension ObservableType {
    /// The end of the source alone, as a stream of any type.
    func endOnly<Result>() -> Observable<Result> { compactMap { _ in nil } }
}
