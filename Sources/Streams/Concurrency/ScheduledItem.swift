/// Work that waits to run once. Disposing it drops the work at once; what the work returns is disposed with it.
package final class ScheduledItem: Disposable {
    private let lifetime = Lifetime()
    private let work: Locked<(@Sendable () -> any Disposable)?>

    /// An item of `action` on `state`.
    package init<State: Sendable>(_ state: State, _ action: @escaping @Sendable (State) -> any Disposable) {
        work = Locked({ action(state) })
    }

    /// True once it was disposed.
    package var isDisposed: Bool { lifetime.isEnded }

    /// Runs the work, the first time and unless it was disposed.
    package func run() {
        guard let work = work.exchange(nil), !lifetime.isEnded else { return }
        lifetime.add(work())
    }

    /// Drops the work, or disposes what it returned.
    package func dispose() {
        cancel()
    }

    /// Disposes it, and answers true where its work was still waiting.
    @discardableResult
    package func cancel() -> Bool {
        lifetime.end()
        return work.exchange(nil) != nil
    }
}
