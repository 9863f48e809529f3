/// A stream that promises more than an observable does: a ``Single``, a ``Maybe``, a ``Completable``, an ``Infallible``.
///
/// What it promises holds by construction, so operators that keep the promise are written once, here.
public protocol TraitType<Element>: ObservableConvertibleType {
    /// What it promises.
    associatedtype Trait
    /// What its closures may throw; `Never` where it cannot fail.
    associatedtype Failure: Error
    /// The stream of `source`, which is trusted to keep the promise.
    init(trusting source: Observable<Element>)
}

extension TraitType {
    /// Nothing at all, not even an end.
    public static func never() -> Self { Self(trusting: .never()) }

    /// A stream that is made anew for each subscription. An error thrown by `factory` ends it.
    public static func deferred(_ factory: @escaping @Sendable () throws(Failure) -> Self) -> Self {
        Self(trusting: .deferred { try factory().asObservable() })
    }

    /// Subscribes to the source, and disposes that subscription, on `scheduler`.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
        Self(trusting: asObservable().subscribe(on: scheduler))
    }
}

extension TraitType where Element: Sendable {
    /// The events of the source, sent from `scheduler`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
        Self(trusting: asObservable().observe(on: scheduler))
    }

    /// The events of the source, each `dueTime` later. An error passes at once.
    ///
    /// - Parameters:
    ///   - dueTime: The time by which they are late.
    ///   - scheduler: Whose clock it is, and where they are sent from.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(trusting: asObservable().delay(dueTime, scheduler: scheduler))
    }

    /// Subscribes to the source once `dueTime` has passed.
    ///
    /// - Parameters:
    ///   - dueTime: The time to wait.
    ///   - scheduler: Whose clock it is, and where the subscription is made.
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(trusting: asObservable().delaySubscription(dueTime, scheduler: scheduler))
    }
}
