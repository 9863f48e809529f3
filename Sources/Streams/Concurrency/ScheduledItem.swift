/// Who keeps scheduled items until they are due.
protocol ScheduledItemOwner: AnyObject, Sendable {
    /// An item of its own was disposed while the work was still waiting.
    func drop()
}

/// Work that waits to run once. Disposing it drops the work at once; what the work returns is disposed with it.
package final class ScheduledItem: Disposable, @unchecked Sendable {
    private let lock = Lock()
    @exclusivity(unchecked) private var isOver = false
    @exclusivity(unchecked) private var work: (@Sendable () -> any Disposable)?
    /// Who keeps it while its work waits. Set before the item is shared.
    @exclusivity(unchecked) var owner: (any ScheduledItemOwner)?
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
        let (work, _) = lock.withLock { (self.work.take(), self.owner.take()) }
        guard let returned = work?(), !returned.isA(NopDisposable.self) else { return }
        let isLate = lock.withLock {
            if !isOver { self.returned = returned }
            return isOver
        }
        if isLate { returned.dispose() }
    }

    /// Drops the work, or disposes what it returned: work that returns the work it scheduled next, and that again, is
    /// disposed without recursion.
    package func dispose() {
        var next = close()
        while let item = next?.exactly(ScheduledItem.self) { next = item.close() }
        next?.dispose()
    }

    /// Ends it, and hands out what its work returned.
    private func close() -> (any Disposable)? {
        let (work, owner, returned) = lock.withLock {
            isOver = true
            return (self.work.take(), self.owner.take(), self.returned.take())
        }
        if work != nil { owner?.drop() }
        return returned
    }

    /// A long row of work that nobody else keeps is released piece by piece.
    deinit {
        var next = returned.take()
        while var item = next.take()?.exactly(ScheduledItem.self), isKnownUniquelyReferenced(&item) {
            next = item.returned.take()
        }
    }
}
