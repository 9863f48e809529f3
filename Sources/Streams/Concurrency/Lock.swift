import Synchronization

/// A mutual exclusion lock for a few plain stores. No foreign code runs while it is held, a `deinit` included (law 3).
///
/// The fence makes the hand-over visible to the thread sanitizer, which does not see through `Mutex` on Linux.
package struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex(())
    private let fence = Atomic<UInt8>(0)

    package init() {}

    /// Takes the lock, for code whose result is of an unknown type: a closure would hand that out in an optional.
    package borrowing func lock() {
        mutex._unsafeLock()
        _ = fence.load(ordering: .acquiring)
    }

    /// Gives the lock back.
    package borrowing func unlock() {
        fence.store(0, ordering: .releasing)
        mutex._unsafeUnlock()
    }

    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
