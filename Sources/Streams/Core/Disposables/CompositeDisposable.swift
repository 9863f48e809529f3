/// Disposables that come and go, and are disposed together.
///
/// All of them are marked as over before the first teardown runs. What is inserted after that is disposed at once.
public final class CompositeDisposable: Cancelable {
    /// What stands for a disposable that was inserted.
    public struct DisposeKey: Sendable {
        fileprivate let number: UInt64
    }

    private let inserted = Counter()
    /// Nil once they were disposed.
    private let disposables = Locked<[UInt64: any Disposable]?>([:])

    /// A group of `disposables`.
    public init(disposables: [any Disposable] = []) { for disposable in disposables { insert(disposable) } }

    /// A group of `disposables`.
    public convenience init(_ disposables: any Disposable...) { self.init(disposables: disposables) }

    /// True once it was disposed.
    public var isDisposed: Bool { disposables.withLock { $0 == nil } }

    /// How many there are.
    public var count: Int { disposables.withLock { $0?.count ?? 0 } }

    /// Adds `disposable`.
    ///
    /// - Returns: What ``remove(for:)`` takes; nil where the group was disposed, and `disposable` with it.
    @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key = DisposeKey(number: inserted.increment())
        let isKept = disposables.withLock { disposables in
            disposables?[key.number] = disposable
            return disposables != nil
        }
        if isKept { return key }
        disposable.dispose()
        return nil
    }

    /// Disposes what was inserted under `key`, and forgets it.
    public func remove(for key: DisposeKey) { disposables.withLock { $0?.removeValue(forKey: key.number) }?.dispose() }

    /// Disposes all of them, in the order in which they were inserted.
    public func dispose() {
        let disposables = disposables.exchange(nil) ?? [:]
        Disposables.create(disposables.sorted { $0.key < $1.key }.map(\.value)).dispose()
    }
}
