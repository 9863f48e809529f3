/// A place for one disposable at a time: what is replaced is disposed, and so is what is put in after the place was.
public final class SerialDisposable: Cancelable {
    private let state = Locked<(current: (any Disposable)?, isDisposed: Bool)>((nil, false))

    /// An empty place.
    public init() {}

    /// True once it was disposed.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// What is in the place. Setting it disposes what was there.
    public var disposable: any Disposable {
        get { state.withLock { $0.current } ?? Disposables.create() }
        set { replace(newValue, isLast: false) }
    }

    /// Disposes what is in the place, and what will be put there.
    public func dispose() { replace(nil, isLast: true) }

    private func replace(_ new: (any Disposable)?, isLast: Bool) {
        let discarded = state.withLock { state in
            if state.isDisposed { return new }
            defer { state = (new, isLast) }
            return state.current
        }
        discarded?.dispose()
    }
}
