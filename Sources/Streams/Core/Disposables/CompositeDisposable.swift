/// Disposables that come and go, and are disposed together.
///
/// All of them are marked as over before the first teardown runs. What is inserted after that is disposed at once.
public final class CompositeDisposable: Cancelable {
    /// What stands for a disposable that was inserted.
    public struct DisposeKey: Sendable {
        fileprivate let number: UInt64
    }

    private struct State {
        var inserted: UInt64 = 0
        var disposables: [UInt64: any Disposable] = [:]
        var isDisposed = false
    }

    private let state = Locked(State())

    /// A group of `disposables`.
    public init(disposables: [any Disposable] = []) { for disposable in disposables { insert(disposable) } }

    /// A group of `disposables`.
    public convenience init(_ disposables: any Disposable...) { self.init(disposables: disposables) }

    /// True once it was disposed.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// How many there are.
    public var count: Int { state.withLock { $0.disposables.count } }

    /// Adds `disposable`.
    ///
    /// - Returns: What ``remove(for:)`` takes; nil where the group was disposed, and `disposable` with it.
    @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key = state.withLock { state -> DisposeKey? in
            if state.isDisposed { return nil }
            defer { state.inserted += 1 }
            state.disposables[state.inserted] = disposable
            return DisposeKey(number: state.inserted)
        }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Disposes what was inserted under `key`, and forgets it.
    public func remove(for key: DisposeKey) {
        state.withLock { $0.disposables.removeValue(forKey: key.number) }?.dispose()
    }

    /// Disposes all of them, in the order in which they were inserted.
    public func dispose() {
        let disposables = state.withLock { state in
            state.isDisposed = true
            let disposables = state.disposables
            state.disposables = [:]
            return disposables
        }
        let inOrder = disposables.sorted { $0.key < $1.key }.map(\.value)
        Disposables.create(inOrder).dispose()
    }
}
