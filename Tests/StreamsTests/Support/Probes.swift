import Foundation

/// What several threads write down, in the order in which they did.
final class Log<Entry>: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Entry] = []

    var entries: [Entry] { lock.withLock { list } }

    func callAsFunction(_ entry: Entry) {
        lock.withLock { list.append(entry) }
    }
}

/// How many objects are alive, or how often something happened.
final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var value: Int { lock.withLock { number } }

    func add(_ amount: Int = 1) {
        lock.withLock { number += amount }
    }
}

/// An object that a tally counts as long as it lives.
final class Probe: Sendable {
    private let alive: Tally

    init(_ alive: Tally) {
        self.alive = alive
        alive.add()
    }

    deinit {
        alive.add(-1)
    }

    /// Keeps the object alive to here.
    func touch() {}
}

/// Calls a closure when it is freed.
final class AtDeinit: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    deinit {
        action()
    }

    /// Keeps the object alive to here.
    func touch() {}
}

/// A plain variable for code that the thing under test promises to run serially. The sanitizer sees it if it does not.
final class Unlocked<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// An error with a name.
struct Failure: Error, Equatable {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}
