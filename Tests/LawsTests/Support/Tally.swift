import Foundation

/// How many objects are alive, or how often something happened, and the most there ever were.
final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    private var most = 0

    var value: Int { lock.withLock { number } }
    var peak: Int { lock.withLock { most } }

    /// The number after adding.
    @discardableResult
    func add(_ amount: Int = 1) -> Int {
        lock.withLock {
            number += amount
            most = max(most, number)
            return number
        }
    }
}

/// A value behind a lock of the test's own.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var content: Value

    init(_ content: Value) {
        self.content = content
    }

    var value: Value {
        get { lock.withLock { content } }
        set { _ = exchange(newValue) }
    }

    func exchange(_ new: Value) -> Value {
        lock.withLock {
            let old = content
            content = new
            return old
        }
    }

    func change<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&content) }
    }
}

/// A plain variable for code that the thing under test promises to run serially. The sanitizer sees it if it does not.
final class Unlocked<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
