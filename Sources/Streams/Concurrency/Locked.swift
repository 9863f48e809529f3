/// A value behind a lock. What leaves it is released by the caller, outside.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = Lock()
    @exclusivity(unchecked) private var content: Value

    package init(_ content: Value) { self.content = content }

    package var value: Value { lock.withLock { content } }

    /// Puts `new` in and hands out what was there.
    package func exchange(_ new: Value) -> Value {
        var old = new
        lock.withLock { swap(&old, &content) }
        return old
    }

    /// Runs `body` under the lock: a few plain stores, no foreign code (law 3).
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&content) } }
}
