import Foundation
import Testing

/// What a law claims while it runs on threads of its own, where no test is current.
final class Claims: Sendable {
    private let broken = Guarded<[String]>([])

    var failures: [String] { broken.value }

    func expect(_ isTrue: Bool, _ claim: @autoclosure () -> String) {
        if !isTrue {
            let text = claim()
            broken.change { $0.append(text) }
        }
    }

    func equal<Value: Equatable>(_ found: Value, _ expected: Value, _ claim: @autoclosure () -> String) {
        expect(found == expected, "\(claim()): \(found), expected \(expected)")
    }
}

/// Runs `body` on a thread of its own and waits for it, so that a hang is a failure and not a hang.
///
/// - Parameters:
///   - seconds: How long to wait.
///   - stack: The thread's stack in bytes.
func withClaims(
    _ seconds: Int = 60, stack: Int = 512 * 1024, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Claims) -> Void
) {
    let claims = Claims()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        body(claims)
        done.signal()
    }
    thread.stackSize = stack
    thread.start()
    let isDone = done.wait(timeout: .now() + .seconds(seconds)) == .success
    for failure in claims.failures.prefix(5) {
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
    if !isDone { Issue.record("still running after \(seconds) seconds", sourceLocation: sourceLocation) }
}

/// Runs `bodies` on threads that begin together, and returns when all have ended.
func together(_ bodies: [@Sendable () -> Void]) {
    let start = Meeting(bodies.count)
    let ended = DispatchGroup()
    for body in bodies {
        ended.enter()
        Thread {
            start.arrive()
            body()
            ended.leave()
        }.start()
    }
    ended.wait()
}

/// Threads that wait here go on together, once so many have come.
final class Meeting: @unchecked Sendable {
    private let condition = NSCondition()
    private var missing: Int

    init(_ count: Int) {
        missing = count
    }

    func arrive() {
        condition.lock()
        missing -= 1
        if missing <= 0 { condition.broadcast() }
        while missing > 0 { condition.wait() }
        condition.unlock()
    }
}

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
