/// The trait of a ``Maybe``.
public enum MaybeTrait: PrimitiveTrait, ElementTrait {
    /// It is complete.
    public static var whenEmpty: Termination { .completed }
}

/// One element, or none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a ``Maybe`` says, once.
public enum MaybeEvent<Element> {
    /// There is an element.
    case success(Element)
    /// It failed.
    case error(any Error)
    /// There is none.
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequence where Trait == MaybeTrait {
    /// What takes the answer of a maybe.
    public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

    /// A maybe whose answer `subscribe` gives, called once for each subscription.
    ///
    /// Only the first answer counts; it may come at any time and from any thread.
    ///
    /// - Parameter subscribe: Gives the answer, and returns what stops it.
    public static func create(
        subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
    ) -> Maybe<Element> {
        .answering(subscribe) { (event: MaybeEvent<Element>) in
            switch event {
            case .success(let element): (element, .completed)
            case .error(let error): (nil, .error(error))
            case .completed: (nil, .completed)
            }
        }
    }

    /// No element.
    public static func empty() -> Maybe<Element> { Maybe(trusting: .empty()) }

    /// The element of an optional; none for nil.
    public static func from(optional: Element?) -> Maybe<Element> { Maybe(trusting: .from(optional: optional)) }

    /// Subscribes one closure for the answer.
    ///
    /// - Returns: What ends the subscription.
    public func subscribe(_ observer: @escaping MaybeObserver) -> any Disposable {
        subscribe(
            onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) },
            onCompleted: { observer(.completed) })
    }

    /// Subscribes one closure for each kind of answer, of which one is called.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element.
    ///   - onError: Called with the error.
    ///   - onCompleted: Called where there is no element.
    ///   - onDisposed: Called last, after the answer or when the result is disposed.
    /// - Returns: What ends the subscription.
    public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil, onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        let isAnswered = Cell(false)
        return source.subscribe(
            onNext: { element in
                isAnswered.value = true
                onSuccess?(element)
            },
            onError: onError,
            onCompleted: { if !isAnswered.value { onCompleted?() } },
            onDisposed: onDisposed)
    }

    /// Subscribes closures that get `object`, which is kept weakly: once it is gone they are not called.
    ///
    /// - Parameters:
    ///   - object: What the closures get.
    ///   - onSuccess: Called with the object and the element.
    ///   - onError: Called with the object and the error.
    ///   - onCompleted: Called with the object where there is no element.
    ///   - onDisposed: Called last with the object, after the end or when the result is disposed.
    /// - Returns: What ends the subscription.
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: { [weak object] element in object.map { onSuccess?($0, element) } },
            onError: { [weak object] error in object.map { onError?($0, error) } },
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } })
    }

    /// The answer of the source, with something done at it.
    ///
    /// An error thrown before the answer is sent on takes its place; one thrown after is dropped.
    ///
    /// - Parameters:
    ///   - onNext: Called before the element is sent on.
    ///   - afterNext: Called after the element was sent on.
    ///   - onError: Called before an error is sent on.
    ///   - afterError: Called after an error was sent on.
    ///   - onCompleted: Called before the completion is sent on where there is no element.
    ///   - afterCompleted: Called after that.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called after the source's subscription is over, for whatever reason.
    public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            trusting: Observable { [attach = source.attach] observer, lifetime in
                let isAnswered = Cell(false)
                Observable(attach).do(
                    onNext: { element in
                        isAnswered.value = true
                        try onNext?(element)
                    },
                    afterNext: { try? afterNext?($0) },
                    onError: onError, afterError: afterError,
                    onCompleted: { if !isAnswered.value { try onCompleted?() } },
                    afterCompleted: { if !isAnswered.value { try afterCompleted?() } },
                    onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
                ).attach(observer, lifetime)
            })
    }
}
