import Foundation
import Testing

/// Runs `body` on a thread of its own and waits for it, so that a hang is a failure and not a hang.
///
/// - Parameters:
///   - seconds: How long to wait.
///   - stack: The thread's stack in bytes.
func withinSeconds(
    _ seconds: Int = 120, stack: Int = 512 * 1024, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () -> Void
) {
    let done = DispatchSemaphore(value: 0)
    let work = Work(body)
    let thread = Thread {
        work.run()
        done.signal()
    }
    thread.stackSize = stack
    thread.start()
    if done.wait(timeout: .now() + .seconds(seconds)) == .timedOut {
        Issue.record("still running after \(seconds) seconds", sourceLocation: sourceLocation)
    }
}

/// Runs `body` on `count` threads that begin together, and waits until all have ended.
func together(
    _ count: Int, within seconds: Int = 120, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Int) -> Void
) {
    let start = Latch(count)
    let ended = DispatchGroup()
    for index in 0..<count {
        ended.enter()
        let work = Work { body(index) }
        Thread {
            start.arrive()
            work.run()
            ended.leave()
        }.start()
    }
    if ended.wait(timeout: .now() + .seconds(seconds)) == .timedOut {
        Issue.record("still running after \(seconds) seconds", sourceLocation: sourceLocation)
    }
}

/// What a thread does. It is freed when it is done, not when the thread is.
private final class Work: @unchecked Sendable {
    private var body: (@Sendable () -> Void)?

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    func run() {
        body.take()?()
    }
}

/// Threads that wait here go on together, once `count` of them have come.
final class Latch: @unchecked Sendable {
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

/// A gate that one thread opens for others.
final class Signal: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func give() { semaphore.signal() }

    /// False where nobody gave it in time.
    @discardableResult
    func take(within seconds: Int = 60) -> Bool {
        semaphore.wait(timeout: .now() + .seconds(seconds)) == .success
    }
}
