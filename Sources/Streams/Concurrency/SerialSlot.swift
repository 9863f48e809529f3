/// One disposable at a time, disposed when it is replaced and when the lifetime ends.
package final class SerialSlot: Sendable {
    private let content: Locked<(any Disposable)?>
    private let lifetime: Lifetime

    /// An empty slot of an operator that lives as long as `lifetime`.
    package init(_ lifetime: Lifetime) {
        self.lifetime = lifetime
        content = Locked(nil)
        lifetime.addTeardown { [content] in content.exchange(nil)?.dispose() }
    }

    /// Keeps `disposable` in place of what was kept, which is disposed.
    package func replace(_ disposable: (any Disposable)?) {
        content.exchange(disposable)?.dispose()
        if lifetime.isEnded { content.exchange(nil)?.dispose() }
    }
}

/// A value behind a lock. What leaves it is released by the caller, outside.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = Lock()
    @exclusivity(unchecked) private var content: Value

    package init(_ content: Value) {
        self.content = content
    }

    package var value: Value { lock.withLock { content } }

    /// Puts `new` in and hands out what was there.
    package func exchange(_ new: Value) -> Value {
        var old = new
        lock.withLock { swap(&old, &content) }
        return old
    }

    /// Runs `body` under the lock: a few plain stores, no foreign code (law 3).
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&content) }
    }
}
