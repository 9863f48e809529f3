import Foundation

/// Threads that wait here go on together, once `count` of them have come.
public final class Latch: @unchecked Sendable {
    private let condition = NSCondition()
    private var missing: Int

    /// A latch for `count` threads.
    public init(_ count: Int) {
        missing = count
    }

    /// Waits for the others.
    public func arrive() {
        condition.lock()
        missing -= 1
        if missing <= 0 { condition.broadcast() }
        while missing > 0 { condition.wait() }
        condition.unlock()
    }
}
