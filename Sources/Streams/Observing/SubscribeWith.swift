extension ObservableType {
    /// Subscribes closures that get `object`, which is kept weakly: once it is gone they are not called.
    ///
    /// - Parameters:
    ///   - object: What the closures get.
    ///   - onNext: Called with the object and each element.
    ///   - onError: Called with the object and the error.
    ///   - onCompleted: Called with the object at the regular end.
    ///   - onDisposed: Called last with the object, after the end or when the result is disposed.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@Sendable (Object, Element) -> Void)? = nil, onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] element in object.map { onNext?($0, element) } }, onError: weakly(object, onError),
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } }, file: file, line: line)
    }
}

/// `onError` for as long as `object` lives; nil where nobody handles errors.
func weakly<Object: AnyObject & Sendable>(
    _ object: Object, _ onError: (@Sendable (Object, any Error) -> Void)?
) -> (@Sendable (any Error) -> Void)? {
    guard let onError else { return nil }
    return { [weak object] error in if let object { onError(object, error) } }
}
