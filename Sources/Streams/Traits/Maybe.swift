/// The trait of a ``Maybe``.
public enum MaybeTrait: PrimitiveTrait, ElementTrait, CompletingTrait {
    /// True.
    public static var isAnsweredByElement: Bool { true }
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
        .answering(subscribe) { event in
            switch event {
            case .success(let element): element
            case .error(let error): throw error
            case .completed: nil
            }
        }
    }

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
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil, onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let isAnswered = Cell(false)
        let succeed: @Sendable (Element) -> Void = { element in
            isAnswered.value = true
            onSuccess?(element)
        }
        let complete: @Sendable () -> Void = { if !isAnswered.value { onCompleted?() } }
        return source.subscribe(
            onNext: succeed, onError: onError, onCompleted: complete, onDisposed: onDisposed, file: file, line: line)
    }

    /// Subscribes closures that get `object`, which is kept weakly: once it is gone they are not called.
    ///
    /// - Parameters:
    ///   - object: What the closures get.
    ///   - onSuccess: Called with the object and the element.
    ///   - onError: Called with the object and the error.
    ///   - onCompleted: Called with the object where there is no element.
    ///   - onDisposed: Called last with the object, after the end or when the result is disposed.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object, onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onSuccess: { [weak object] element in object.map { onSuccess?($0, element) } },
            onError: weakly(object, onError),
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } }, file: file, line: line)
    }
}
