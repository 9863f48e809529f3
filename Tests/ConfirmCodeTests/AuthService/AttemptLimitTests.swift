import Streams
import Testing

@testable import ConfirmCode

private func at(_ seconds: Int) -> RxTime {
    RxTime(nanoseconds: 0).advanced(by: .seconds(seconds))
}

struct AttemptLimitTests {
    @Test func `the last attempt locks, and the lockout clears`() throws {
        var limit = AttemptLimit(attempts: 2, lockout: .seconds(10))
        limit.fail(at: at(0))
        try limit.check(at: at(1))
        limit.fail(at: at(1))
        #expect(throws: AuthError.tooManyAttempts(wait: .seconds(9))) { try limit.check(at: at(2)) }
        try limit.check(at: at(11))
        limit.fail(at: at(11))
        try limit.check(at: at(11))
    }

    @Test func `a success clears`() throws {
        var limit = AttemptLimit(attempts: 2, lockout: .seconds(10))
        limit.fail(at: at(0))
        limit.clear()
        limit.fail(at: at(0))
        try limit.check(at: at(0))
    }
}
