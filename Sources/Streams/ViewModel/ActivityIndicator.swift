/// Whether something is going on: true while at least one tracked subscription lives.
///
///     request 1      --a--|
///     request 2         ------b|
///     indicator  f---t-----------f
///
/// It is a ``Driver``: it begins with the present state, and repeats no value.
public final class ActivityIndicator: SharedSequenceConvertibleType, Sendable {
    /// Its elements are shared as those of a driver.
    public typealias SharingStrategy = DriverSharingStrategy

    let isActive = BehaviorRelay(value: false)
    private let changes = PublishRelay<Int>()

    /// An indicator of nothing.
    public init() { _ = changes.scan(0, accumulator: +).map { $0 > 0 }.distinctUntilChanged().bind(to: isActive) }

    /// The state as a driver.
    public func asSharedSequence() -> Driver<Bool> { isActive.asDriver() }

    /// The state as a driver.
    public func asDriver() -> Driver<Bool> { isActive.asDriver() }

    /// The state, sent on the main queue.
    public func asObservable() -> Observable<Bool> { asDriver().asObservable() }

    /// An activity that lasts until the result ends.
    func begin() -> Lifetime {
        let activity = Lifetime()
        changes.accept(1)
        activity.addTeardown { [changes] in changes.accept(-1) }
        return activity
    }
}

extension ObservableConvertibleType {
    /// The source, each subscription to which counts as an activity of `indicator` until it ends, for whatever reason.
    public func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> {
        let source = Held(asObservable())
        return .using({ indicator.begin() }) { _ in source.value }
    }
}

extension PrimitiveSequence {
    /// The source, each subscription to which counts as an activity of `indicator` until it ends, for whatever reason.
    public func trackActivity(_ indicator: ActivityIndicator) -> Self {
        Self(trusting: asObservable().trackActivity(indicator))
    }
}
