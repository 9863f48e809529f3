extension ObservableType {
    /// Subscribes one closure for each kind of event.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onError: Called with the error that ends the stream. Without it the error goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called at the regular end.
    ///   - onDisposed: Called last, after the end or when the result is disposed.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    @inlinable public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil, onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let lifetime = Lifetime()
        if let onDisposed { lifetime.addTeardown(onDisposed) }
        let end: @Sendable (Termination) -> Void = { termination in
            if lifetime.isEnded { return }
            switch termination {
            case .completed: onCompleted?()
            case .error(let error):
                if let onError { onError(error) } else { Hooks.unhandled(error, file, line) }
            }
            lifetime.end()
        }
        if let onNext {
            attach(AnyObserver(next: { if !lifetime.isEnded { onNext($0) } }, end: end), lifetime)
        } else {
            attach(AnyObserver(next: { _ in }, end: end), lifetime)
        }
        return lifetime
    }

    /// Subscribes one closure for all events.
    ///
    /// - Parameter on: Called with each of them.
    /// - Returns: What ends the subscription.
    public func subscribe(_ on: @escaping @Sendable (Event<Element>) -> Void) -> any Disposable {
        subscribe(AnyObserver(eventHandler: on))
    }
}

extension ObservableType {
    /// Subscribes `observer` as the last in its chain: its end ends the lifetime.
    @usableFromInline func subscribeLast(_ observer: AnyObserver<Element>) -> any Disposable {
        let lifetime = Lifetime()
        let last = AnyObserver<Element> { [next = observer.next] element in
            if !lifetime.isEnded { next(element) }
        } end: { [end = observer.end] termination in
            if lifetime.isEnded { return }
            end(termination)
            lifetime.end()
        }
        attach(last, lifetime)
        return lifetime
    }
}
