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
        lock.lock()
        isOver = true
        let work = work.take()
        let returned = returned.take()
        lock.unlock()
        returned?.dispose()
        return work != nil
    }
}
