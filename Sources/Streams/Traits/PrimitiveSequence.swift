/// The trait of a ``PrimitiveSequence``.
public protocol PrimitiveTrait: SendableMetatype {
    /// What the stream may fail with; `Never` where it cannot.
    associatedtype Failure: Error = any Error
    /// What the stream is once elements may be left out.
    associatedtype Filtered: PrimitiveTrait = Self
    /// How a stream ends that has no element to send.
    static var whenEmpty: Termination { get }
    /// Whether an element is the whole answer, after which no completion is told.
    static var isAnsweredByElement: Bool { get }
}

extension PrimitiveTrait {
    /// It is complete.
    public static var whenEmpty: Termination { .completed }
    /// False: an element may be one of many, or there is none.
    public static var isAnsweredByElement: Bool { false }
}

/// A stream that promises more than an observable does, and is not bound to a place: ``Single``, ``Maybe``, ``Completable``
/// and ``Infallible`` are this type.
///
///     Single       ---(a|)    or  ---#
///     Maybe        ---(a|)    or  ---|   or  ---#
///     Completable  ---|       or  ---#
///     Infallible   ---a--b--c---|
public struct PrimitiveSequence<Trait: PrimitiveTrait, Element>: TraitType {
    /// What closures may throw, which ends the stream: any error, or nothing where the stream cannot fail.
    public typealias Failure = Trait.Failure

    @usableFromInline let source: Observable<Element>

    /// The stream of `source`, which is trusted to send what the trait promises.
    @inlinable public init(trusting source: Observable<Element>) { self.source = source }

    /// The stream as an observable.
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

extension PrimitiveSequence {
    /// A stream that is made anew for each subscription. An error thrown by `factory` ends it.
    public static func deferred(_ factory: @escaping @Sendable () throws(Failure) -> Self) -> Self {
        Self(trusting: .deferred { try factory().source })
    }

    /// Subscribes to the source, and disposes that subscription, on `scheduler`.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
        Self(trusting: source.subscribe(on: scheduler))
    }
}

extension PrimitiveSequence where Element: Sendable {
    /// The events of the source, sent from `scheduler`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
        Self(trusting: source.observe(on: scheduler))
    }

    /// The events of the source, each `dueTime` later. An error passes at once.
    ///
    /// - Parameters:
    ///   - dueTime: The time by which they are late.
    ///   - scheduler: Whose clock it is, and where they are sent from.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(trusting: source.delay(dueTime, scheduler: scheduler))
    }

    /// Subscribes to the source once `dueTime` has passed.
    ///
    /// - Parameters:
    ///   - dueTime: The time to wait.
    ///   - scheduler: Whose clock it is, and where the subscription is made.
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(trusting: source.delaySubscription(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequence where Trait.Failure == any Error {
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

    /// The source, with `element` in place of an error.
    public func catchAndReturn(_ element: Element) -> Self where Trait: ElementTrait {
        Self(trusting: source.catchAndReturn(element))
    }

    /// The source, which is subscribed to anew after each error, without an end to it.
    public func retry() -> Self { Self(trusting: source.retry()) }

    /// The source, which is subscribed to anew after an error, as long as attempts are left.
    ///
    /// - Parameter maxAttemptCount: How often the source is subscribed to at most, the first time included.
    public func retry(_ maxAttemptCount: Int) -> Self { Self(trusting: source.retry(max(maxAttemptCount, 1))) }

    /// The answer of the source, which is subscribed to anew after an error as `behavior` says.
    ///
    /// Fails with the last error where no attempt is left or `shouldRetry` does not want one.
    ///
    /// - Parameters:
    ///   - behavior: How often, at least once, and how long to wait.
    ///   - scheduler: Whose clock the wait is, and where the source is subscribed to after one.
    ///   - shouldRetry: Whether it is worth another attempt after an error.
    public func retry(
        _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) -> Self {
        Self(
            trusting: source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry).only(
                whenEmpty: Trait.whenEmpty))
    }

    /// The source, which is subscribed to anew when, after an error, the stream that `notificationHandler` makes of the
    /// errors sends an element. The end of that stream is the end of the result.
    public func retry<Trigger: ObservableConvertibleType>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
    ) -> Self { Self(trusting: source.retry(when: notificationHandler).only(whenEmpty: Trait.whenEmpty)) }
}

extension PrimitiveSequence where Trait.Failure == any Error, Element: Sendable {
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
    ///   - element: The element of an answer, nil where it has none; throws the error of an answer.
    static func answering<Answer>(
        _ subscribe: @escaping @Sendable (@escaping @Sendable (Answer) -> Void) -> any Disposable,
        element: @escaping @Sendable (Answer) throws -> Element?
    ) -> Self {
        let source = Observable<Element> { observer, lifetime in
            let isAnswered = Flag()
            let subscription = subscribe { [next = observer.next, end = observer.end] answer in
                guard isAnswered.raise(), !lifetime.isEnded else { return }
                do {
                    if let element = try element(answer) { next(element) }
                    if !lifetime.isEnded { end(.completed) }
                } catch { end(.error(error)) }
            }
            lifetime.add(subscription)
        }
        return Self(trusting: source)
    }
}
