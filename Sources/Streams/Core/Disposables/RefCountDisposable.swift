/// Disposes something once it was disposed itself and all that were retained of it are too.
public final class RefCountDisposable: Cancelable {
    private struct State {
        var disposable: (any Disposable)?
        var retained = 0
        var isPrimaryDisposed = false
    }

    private let state: Locked<State>

    /// A count over `disposable`.
    public init(disposable: any Disposable) { state = Locked(State(disposable: disposable)) }

    /// True once what it counts was disposed.
    public var isDisposed: Bool { state.withLock { $0.disposable == nil } }

    /// One more that must be disposed before what is counted is.
    public func retain() -> any Disposable {
        let isRetained = state.withLock { state in
            guard state.disposable != nil else { return false }
            state.retained += 1
            return true
        }
        return isRetained ? Disposables.create { self.release { $0.retained -= 1 } } : Disposables.create()
    }

    /// Disposes what is counted as soon as nothing of it is retained.
    public func dispose() { release { $0.isPrimaryDisposed = true } }

    private func release(_ change: (inout State) -> Void) {
        let last = state.withLock { state in
            change(&state)
            return state.isPrimaryDisposed && state.retained == 0 ? state.disposable.take() : nil
        }
        last?.dispose()
    }
}
