import Testing
import Threads

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

/// Runs `body` on a thread of its own and waits for it; what it claims in vain is a failure, and so is a hang.
///
/// - Parameters:
///   - seconds: How long to wait.
///   - stack: The thread's stack in bytes.
func withClaims(
    _ seconds: Int = 60, stack: Int = 512 * 1024, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Claims) -> Void
) {
    let claims = Claims()
    withinSeconds(seconds, stack: stack) { body(claims) }
    for failure in claims.failures.prefix(5) {
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}
