/// Work that waits to run once. Disposing it drops the work at once; what the work returns is disposed with it.
package final class ScheduledItem: Disposable, @unchecked Sendable {
    private let lock = Lock()
    @exclusivity(unchecked) private var isOver = false
    @exclusivity(unchecked) private var work: (@Sendable () -> any Disposable)?
    /// What the work returned.
    @exclusivity(unchecked) private var returned: (any Disposable)?

    /// An item of `action` on `state`.
    package init<State: Sendable>(_ state: State, _ action: @escaping @Sendable (State) -> any Disposable) {
        work = { action(state) }
    }

    /// True once it was disposed.
    package var isDisposed: Bool { lock.withLock { isOver } }

    /// Runs the work, the first time and unless it was disposed.
    package func run() {
        guard let work = lock.withLock({ work.take() }) else { return }
        let returned = work()
        if returned.isA(NopDisposable.self) { return }
        let isLate = lock.withLock {
            if !isOver { self.returned = returned }
            return isOver
        }
        if isLate { returned.dispose() }
    }

    /// Drops the work, or disposes what it returned.
    package func dispose() {
        cancel()
    }

    /// Disposes it, and answers true where its work was still waiting.
    @discardableResult
    package func cancel() -> Bool {
        let (wasWaiting, returned) = close()
        var next = returned
        while let disposable = next {
            if disposable.isA(ScheduledItem.self), let item = disposable as? ScheduledItem {
                next = item.close().returned
            } else if disposable.isA(DueItem.self), let due = disposable as? DueItem {
                next = due.close()
            } else {
                disposable.dispose()
                next = nil
            }
        }
        return wasWaiting
    }

    /// Ends it, and hands out what its work returned: work that returns the work it scheduled next, and that again, is
    /// disposed without recursion.
    func close() -> (wasWaiting: Bool, returned: (any Disposable)?) {
        lock.lock()
        isOver = true
        let work = work.take()
        let returned = returned.take()
        lock.unlock()
        return (work != nil, returned)
    }

    /// A long row of work that nobody else keeps is released piece by piece.
    deinit {
        var next = returned.take()
        while next != nil {
            let rest = Self.unlink(&next)
            next = rest
        }
    }

    /// Releases `disposable`, and hands out what it would have released with it.
    private static func unlink(_ disposable: inout (any Disposable)?) -> (any Disposable)? {
        var found = disposable as? ScheduledItem ?? (disposable as? DueItem)?.item
        disposable = nil
        guard var item = found.take() else { return nil }
        return isKnownUniquelyReferenced(&item) ? item.returned.take() : nil
    }
}
