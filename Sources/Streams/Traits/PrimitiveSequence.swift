/// The trait of a ``PrimitiveSequence``.
public protocol PrimitiveTrait: SendableMetatype {
    /// How a stream ends that has no element to send.
    static var whenEmpty: Termination { get }
}

/// A stream of at most one element: ``Single``, ``Maybe`` and ``Completable`` are this type.
///
///     Single       ---(a|)    or  ---#
///     Maybe        ---(a|)    or  ---|   or  ---#
///     Completable  ---|       or  ---#
public struct PrimitiveSequence<Trait: PrimitiveTrait, Element>: TraitType {
    /// What closures may throw: any error, which ends the stream.
    public typealias Failure = any Error

    let source: Observable<Element>

    /// The stream of `source`, which is trusted to send what the trait promises.
    public init(trusting source: Observable<Element>) { self.source = source }

    /// The stream as an observable.
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

extension PrimitiveSequence {
    /// Nothing but an error.
    public static func error(_ error: any Error) -> Self { Self(trusting: .error(error)) }

    /// A stream of a resource that lives as long as the subscription, and is disposed after the stream.
    ///
    /// An error thrown by either factory ends it; the resource is disposed then too.
    ///
    /// - Parameters:
    ///   - resourceFactory: Makes the resource, at each subscription.
    ///   - primitiveSequenceFactory: Makes the stream of it.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> Self
    ) -> Self { Self(trusting: .using(resourceFactory) { try primitiveSequenceFactory($0).source }) }

    /// The source, and after an error the stream that `handler` makes of it. An error thrown by `handler` ends it.
    public func `catch`(_ handler: @escaping @Sendable (any Error) throws -> Self) -> Self {
        Self(trusting: source.catch { try handler($0).source })
    }

    /// The source, which is subscribed to anew after each error, without an end to it.
    public func retry() -> Self { Self(trusting: source.retry()) }

    /// The source, which is subscribed to anew after an error, as long as attempts are left.
    ///
    /// - Parameter maxAttemptCount: How often the source is subscribed to at most, the first time included.
    public func retry(_ maxAttemptCount: Int) -> Self { Self(trusting: source.retry(max(maxAttemptCount, 1))) }

    /// The source, which is subscribed to anew when, after an error, the stream that `notificationHandler` makes of the
    /// errors sends an element. The end of that stream is the end of the result.
    public func retry<Trigger: ObservableConvertibleType>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
    ) -> Self { Self(trusting: source.retry(when: notificationHandler).only(whenEmpty: Trait.whenEmpty)) }
}

extension PrimitiveSequence where Element: Sendable {
    /// The source, or the error ``RxError/timeout`` where it is late.
    ///
    /// - Parameters:
    ///   - dueTime: The most time from the subscription.
    ///   - scheduler: Whose clock it is, and where the error is sent from.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(trusting: source.timeout(dueTime, scheduler: scheduler))
    }

    /// The source, or `other` where it is late.
    ///
    /// - Parameters:
    ///   - dueTime: The most time from the subscription.
    ///   - other: What takes the source's place.
    ///   - scheduler: Whose clock it is, and where `other` is subscribed to.
    public func timeout(_ dueTime: RxTimeInterval, other: Self, scheduler: any SchedulerType) -> Self {
        Self(trusting: source.timeout(dueTime, other: other, scheduler: scheduler))
    }
}

extension PrimitiveSequence {
    /// A source that sends one answer, the first one given, from whatever thread.
    ///
    /// - Parameters:
    ///   - subscribe: Called once for each subscription, with what takes the answer.
    ///   - parts: The element of an answer, and how the stream ends after it.
    static func answering<Answer>(
        _ subscribe: @escaping @Sendable (@escaping @Sendable (Answer) -> Void) -> any Disposable,
        _ parts: @escaping @Sendable (Answer) -> (element: Element?, end: Termination)
    ) -> Self {
        Self(
            trusting: Observable { observer, lifetime in
                let next = observer.next
                let end = observer.end
                let isAnswered = Flag()
                lifetime.add(
                    subscribe { answer in
                        guard isAnswered.raise(), !lifetime.isEnded else { return }
                        let (element, termination) = parts(answer)
                        if let element { next(element) }
                        if !lifetime.isEnded { end(termination) }
                    })
            })
    }
}
