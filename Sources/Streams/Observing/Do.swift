extension ObservableType {
    /// The events of the source, with something done at each of them.
    ///
    ///     source  --a--b---c--|
    ///     do(onNext: { log($0) })
    ///     result  --a--b---c--|
    ///
    /// An error thrown by `onNext`, `afterNext`, `onCompleted` or `onError` ends it.
    ///
    /// - Parameters:
    ///   - onNext: Called before an element is sent on.
    ///   - afterNext: Called after an element was sent on.
    ///   - onError: Called before an error is sent on.
    ///   - afterError: Called after an error was sent on.
    ///   - onCompleted: Called before the completion is sent on.
    ///   - afterCompleted: Called after the completion was sent on.
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
    ) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            if let onDispose { lifetime.addTeardown(onDispose) }
            let (next, end) = (observer.next, observer.end)
            let fail: @Sendable (any Error) -> Void = { if !lifetime.isEnded { end(.error($0)) } }
            let tap = AnyObserver<Element> { element in
                do {
                    try onNext?(element)
                    next(element)
                    try afterNext?(element)
                } catch { fail(error) }
            } end: { termination in
                do {
                    if case .error(let error) = termination { try onError?(error) } else { try onCompleted?() }
                    end(termination)
                    if case .error(let error) = termination { try afterError?(error) } else { try afterCompleted?() }
                } catch { fail(error) }
            }
            onSubscribe?()
            attach(tap, lifetime)
            onSubscribed?()
        }
    }
}
