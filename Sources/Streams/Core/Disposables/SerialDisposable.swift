/// A place for one disposable at a time: what is replaced is disposed, and so is what is put in after the place was.
public final class SerialDisposable: Cancelable {
    private struct State {
        var current: (any Disposable)?
        var isDisposed = false
    }

    private let state = Locked(State())

    /// An empty place.
    public init() {}

    /// True once it was disposed.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// What is in the place. Setting it disposes what was there.
    public var disposable: any Disposable {
        get { state.withLock { $0.current } ?? Disposables.create() }
        set {
            let discarded = state.withLock { state -> (any Disposable)? in
                if state.isDisposed { return newValue }
                let old = state.current
                state.current = newValue
                return old
            }
            discarded?.dispose()
        }
    }

    /// Disposes what is in the place, and what will be put there.
    public func dispose() {
        let current = state.withLock { state in
            state.isDisposed = true
            return state.current.take()
        }
        current?.dispose()
    }
}
