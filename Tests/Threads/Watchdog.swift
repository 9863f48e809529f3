import Foundation
import StreamsTesting

/// Runs `body` on a thread of its own and waits for it, so that a hang is a failure and not a hang.
///
/// - Parameters:
///   - seconds: How long to wait.
///   - stack: The thread's stack in bytes.
public func withinSeconds(
    _ seconds: Int = 120, stack: Int = 512 * 1024,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: @escaping @Sendable () -> Void
) {
    let done = DispatchGroup()
    start(Work(body), stack: stack, done)
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    wait(for: done, seconds, at: site)
}

/// Runs `bodies` on threads that begin together, and waits until all have ended.
///
/// - Parameter seconds: How long to wait.
public func together(
    _ bodies: [@Sendable () -> Void], within seconds: Int = 600,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let latch = Latch(bodies.count)
    let done = DispatchGroup()
    for body in bodies {
        start(Work(body), after: latch, done)
    }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    wait(for: done, seconds, at: site)
}

/// Runs `body` on `count` threads that begin together, each with its number, and waits until all have ended.
///
/// - Parameter seconds: How long to wait.
public func together(
    _ count: Int, within seconds: Int = 120,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: @escaping @Sendable (Int) -> Void
) {
    together(
        (0..<count).map { index in { body(index) } }, within: seconds,
        fileID: fileID, filePath: filePath, line: line, column: column)
}

private func start(_ work: Work, after latch: Latch? = nil, stack: Int? = nil, _ done: DispatchGroup) {
    done.enter()
    let thread = Thread {
        latch?.arrive()
        work.run()
        done.leave()
    }
    if let stack { thread.stackSize = stack }
    thread.start()
}

private func wait(for done: DispatchGroup, _ seconds: Int, at site: CallSite) {
    if done.wait(timeout: .now() + .seconds(seconds)) == .timedOut {
        FailureReporter.send(TestFailure("still running after \(seconds) seconds", at: site))
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
