/// Disposes what was put into it when it goes away.
///
/// Everything in it is marked as over before any teardown runs.
public final class DisposeBag: Sendable {
    private let lifetime = Lifetime()

    /// An empty bag.
    public init() {}

    deinit {
        lifetime.end()
    }

    /// Puts `disposable` in; a bag that was disposed disposes it at once.
    public func insert(_ disposable: any Disposable) {
        lifetime.add(disposable)
    }

    /// Disposes everything in the bag, now.
    public func dispose() {
        lifetime.end()
    }
}
