/// Disposes something once it was disposed itself and all that were retained of it are too.
public final class RefCountDisposable: Cancelable {
    private let counted = CountedLifetime()
    private let primary = Lifetime()

    /// A count over `disposable`.
    public init(disposable: any Disposable) {
        counted.lifetime.add(disposable)
        counted.hold(in: primary)
    }

    /// True once what it counts was disposed.
    public var isDisposed: Bool { counted.lifetime.isEnded }

    /// One more that must be disposed before what is counted is.
    public func retain() -> any Disposable {
        let retained = Lifetime()
        counted.hold(in: retained)
        return retained
    }

    /// Disposes what is counted as soon as nothing of it is retained.
    public func dispose() { primary.end() }
}
