/// The errors of all streams that it tracks, as a ``Signal``.
///
///     request 1  --a--#
///     request 2  ----------#
///     tracker    -----e----e--
public final class ErrorTracker: SharedSequenceConvertibleType, Sendable {
    /// Its elements are shared as those of a signal.
    public typealias SharingStrategy = SignalSharingStrategy

    private let errors = PublishRelay<any Error>()

    /// A tracker of nothing.
    public init() {}

    /// The errors as a signal.
    public func asSharedSequence() -> Signal<any Error> { errors.asSignal() }

    /// The errors as a signal.
    public func asSignal() -> Signal<any Error> { errors.asSignal() }

    /// The errors, sent on the main queue.
    public func asObservable() -> Observable<any Error> { asSignal().asObservable() }

    /// Counts `error` among them.
    public func onError(_ error: any Error) { errors.accept(error) }
}

extension ObservableConvertibleType {
    /// The source, whose error `tracker` is told before it is sent on.
    public func trackError(_ tracker: ErrorTracker) -> Observable<Element> {
        asObservable().do(onError: { tracker.onError($0) })
    }
}

extension PrimitiveSequence where Trait.Failure == any Error {
    /// The source, whose error `tracker` is told before it is sent on.
    public func trackError(_ tracker: ErrorTracker) -> Self { Self(trusting: source.trackError(tracker)) }
}
