import Foundation

/// A door that one thread opens for good.
final class Door: @unchecked Sendable {
    private let condition = NSCondition()
    private var isOpen = false

    func open() {
        condition.lock()
        isOpen = true
        condition.broadcast()
        condition.unlock()
    }

    /// False where nobody opened it in time.
    @discardableResult
    func pass(within seconds: Double = 20) -> Bool {
        let limit = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        while !isOpen {
            if !condition.wait(until: limit) { return isOpen }
        }
        return true
    }
}
