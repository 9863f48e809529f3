extension ObservableType {
    /// Subscribes closures that get `object`, which is kept weakly: once it is gone they are not called.
    ///
    /// - Returns: What ends the subscription.
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@Sendable (Object, Element) -> Void)? = nil, onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let failed = onError.map { onError in
            { @Sendable [weak object] (error: any Error) in if let object { onError(object, error) } }
        }
        return subscribe(
            onNext: { [weak object] element in object.map { onNext?($0, element) } },
            onError: failed,
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } }, file: file, line: line)
    }
}
