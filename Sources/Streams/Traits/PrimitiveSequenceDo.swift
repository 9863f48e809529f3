extension PrimitiveSequence where Trait: CompletingTrait {
    /// The events of the source, with something done at each of them.
    ///
    /// An error thrown before an event is sent on takes its place; one thrown after an element is dropped.
    ///
    /// - Parameters:
    ///   - onNext: Called before an element is sent on.
    ///   - afterNext: Called after an element was sent on.
    ///   - onError: Called before an error is sent on; never where the stream cannot fail.
    ///   - afterError: Called after an error was sent on; never where the stream cannot fail.
    ///   - onCompleted: Called before the completion is sent on; for a ``Maybe`` where there is no element.
    ///   - afterCompleted: Called after that.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called after the source's subscription is over, for whatever reason.
    public func `do`(
        onNext: (@Sendable (Element) throws(Failure) -> Void)? = nil,
        afterNext: (@Sendable (Element) throws(Failure) -> Void)? = nil,
        onError: (@Sendable (Failure) throws(Failure) -> Void)? = nil,
        afterError: (@Sendable (Failure) throws(Failure) -> Void)? = nil,
        onCompleted: (@Sendable () throws(Failure) -> Void)? = nil,
        afterCompleted: (@Sendable () throws(Failure) -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Self {
        let source = Observable { [attach = source.attach] observer, lifetime in
            let isAnswered = Cell(false)
            let onElement: @Sendable (Element) throws -> Void = { element in
                isAnswered.value = Trait.isAnsweredByElement
                try onNext?(element)
            }
            Observable(attach).do(
                onNext: onElement, afterNext: { try? afterNext?($0) },
                onError: { if let error = $0 as? Failure { try onError?(error) } },
                afterError: { if let error = $0 as? Failure { try afterError?(error) } },
                onCompleted: { if !isAnswered.value { try onCompleted?() } },
                afterCompleted: { if !isAnswered.value { try afterCompleted?() } },
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
            ).attach(observer, lifetime)
        }
        return Self(trusting: source)
    }
}
