import Synchronization

/// A mutual exclusion lock for a few plain stores. No foreign code runs while it is held, a `deinit` included (law 3).
///
/// The fence makes the hand-over visible to the thread sanitizer, which does not see through `Mutex` on Linux.
package struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex(())
    private let fence = Atomic<UInt8>(0)

    package init() {}

    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var result: Result?
        try mutex.withLock { _ throws(Failure) in
            _ = fence.load(ordering: .acquiring)
            defer { fence.store(0, ordering: .releasing) }
            result = try body()
        }
        return result.take()!
    }
}
