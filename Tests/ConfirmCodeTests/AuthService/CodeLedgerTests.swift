import Streams
import Testing

@testable import ConfirmCode

private let phone = "+15555550100"

private func at(_ seconds: Int) -> RxTime {
    RxTime(nanoseconds: 0).advanced(by: .seconds(seconds))
}

/// A ledger with a generator of its own.
private struct Books {
    var ledger: CodeLedger
    var generator = SeededGenerator(seed: 1)

    init(_ change: (inout InMemoryAuthPolicy) -> Void = { _ in }) {
        var policy = InMemoryAuthPolicy()
        change(&policy)
        ledger = CodeLedger(policy: policy)
    }

    mutating func send(to number: String = phone, at seconds: Int) throws -> CodeLedger.Sent {
        try ledger.send(to: number, at: at(seconds), using: &generator)
    }

    mutating func confirm(_ code: String, _ token: String, at seconds: Int) throws -> AuthResult {
        try ledger.confirm(code: code, token: token, at: at(seconds))
    }

    /// A code that is none of `codes`.
    func wrong(_ codes: CodeLedger.Sent...) -> String {
        (0...9).map { String(repeating: "\($0)", count: 6) }.first { code in !codes.contains { $0.code == code } }!
    }
}

struct CodeLedgerTests {
    @Test func `a code has six digits and follows from the seed`() throws {
        var books = Books()
        let sent = try books.send(at: 0)
        #expect(sent.code.count == 6)
        #expect(sent.code.allSatisfy { $0.isASCIIDigit })
        var again = Books()
        #expect(try again.send(at: 0) == sent)
    }

    @Test func `leading zeros are kept`() throws {
        var books = Books { $0.resendCooldown = .zero }
        var codes: [String] = []
        for second in 0..<100 { codes.append(try books.send(at: second).code) }
        let zero = try #require(codes.first { $0.hasPrefix("0") })
        #expect(zero.count == 6)
        #expect(Set(codes).count > 90)
    }

    @Test func `the code sent is confirmed, once`() throws {
        var books = Books()
        let sent = try books.send(at: 0)
        #expect(try books.confirm(sent.code, sent.token, at: 1) == .success)
        #expect(throws: AuthError.sessionExpired) { try books.confirm(sent.code, sent.token, at: 2) }
    }

    @Test func `a code is valid for ten minutes and not at their end`() throws {
        var books = Books()
        let sent = try books.send(at: 0)
        var late = books
        #expect(try books.confirm(sent.code, sent.token, at: 599) == .success)
        #expect(throws: AuthError.sessionExpired) { try late.confirm(sent.code, sent.token, at: 600) }
    }

    @Test func `no token is no session, an unknown one an expired session`() {
        var books = Books()
        #expect(throws: AuthError.noSession) { try books.confirm("123456", "", at: 0) }
        #expect(throws: AuthError.sessionExpired) { try books.confirm("123456", "unknown", at: 0) }
    }

    @Test(arguments: ["", "5555550100", "+0123456789", "+1 555 555 0100", "+123456"])
    func `nothing is sent to what is no number`(text: String) {
        var books = Books()
        #expect(throws: AuthError.invalidPhoneNumber) { try books.send(to: text, at: 0) }
    }

    @Test func `five codes may be wrong, then the phone is locked for ten minutes`() throws {
        var books = Books()
        let sent = try books.send(at: 0)
        let wrong = books.wrong(sent)
        for second in 1...5 {
            #expect(throws: AuthError.invalidCode) { try books.confirm(wrong, sent.token, at: second) }
        }
        #expect(throws: AuthError.tooManyAttempts(wait: .seconds(595))) {
            try books.confirm(sent.code, sent.token, at: 10)
        }
        #expect(throws: AuthError.tooManyAttempts(wait: .seconds(535))) { try books.send(at: 70) }
        let next = try books.send(at: 605)
        #expect(throws: AuthError.invalidCode) { try books.confirm(books.wrong(next), next.token, at: 606) }
        #expect(try books.confirm(next.code, next.token, at: 607) == .success)
    }

    @Test func `a new code does not give new attempts`() throws {
        var books = Books()
        let first = try books.send(at: 0)
        for second in 1...4 { _ = try? books.confirm(books.wrong(first), first.token, at: second) }
        let next = try books.send(at: 60)
        #expect(throws: AuthError.invalidCode) { try books.confirm(books.wrong(next), next.token, at: 61) }
        #expect(throws: AuthError.tooManyAttempts(wait: .seconds(599))) {
            try books.confirm(next.code, next.token, at: 62)
        }
    }

    @Test func `success clears the attempts`() throws {
        var books = Books()
        let first = try books.send(at: 0)
        for second in 1...4 { _ = try? books.confirm(books.wrong(first), first.token, at: second) }
        #expect(try books.confirm(first.code, first.token, at: 5) == .success)
        let next = try books.send(at: 60)
        for second in 61...64 {
            #expect(throws: AuthError.invalidCode) { try books.confirm(books.wrong(next), next.token, at: second) }
        }
        #expect(try books.confirm(next.code, next.token, at: 65) == .success)
    }

    @Test func `attempts are counted for each phone`() throws {
        var books = Books()
        let locked = try books.send(at: 0)
        for _ in 1...5 { _ = try? books.confirm(books.wrong(locked), locked.token, at: 1) }
        let other = try books.send(to: "+447911123456", at: 2)
        #expect(try books.confirm(other.code, other.token, at: 3) == .success)
    }

    @Test func `the next code is sent after the cooldown`() throws {
        var books = Books()
        _ = try books.send(at: 0)
        #expect(throws: AuthError.resendTooSoon(wait: .seconds(52))) { try books.send(at: 8) }
        #expect(throws: Never.self) { try books.send(to: "+447911123456", at: 9) }
        #expect(throws: Never.self) { try books.send(at: 60) }
    }

    @Test func `rotate takes the code before back`() throws {
        var books = Books()
        let first = try books.send(at: 0)
        let second = try books.send(at: 60)
        #expect(throws: AuthError.sessionExpired) { try books.confirm(first.code, first.token, at: 61) }
        #expect(throws: AuthError.invalidCode) { try books.confirm(first.code, second.token, at: 62) }
        #expect(try books.confirm(second.code, second.token, at: 63) == .success)
    }

    @Test func `rotate ends the session before, though the new code may happen to be the same`() throws {
        var books = Books {
            $0.codeLength = 1
            $0.resendCooldown = .zero
        }
        var sent = [try books.send(at: 0)]
        while sent.count < 2 || sent[sent.count - 1].code != sent[sent.count - 2].code {
            sent.append(try books.send(at: sent.count))
        }
        let (before, last) = (sent[sent.count - 2], sent[sent.count - 1])
        #expect(throws: AuthError.sessionExpired) { try books.confirm(before.code, before.token, at: sent.count) }
        #expect(try books.confirm(last.code, last.token, at: sent.count) == .success)
    }

    @Test func `reuse sends the valid code again, until it is over`() throws {
        var books = Books { $0.resend = .reuse }
        let first = try books.send(at: 0)
        let second = try books.send(at: 60)
        #expect(second.code == first.code)
        #expect(second.token != first.token)
        let third = try books.send(at: 600)
        #expect(third.code != first.code)
        #expect(try books.confirm(third.code, third.token, at: 601) == .success)
    }

    @Test func `keep both accepts either code, and one of them once`() throws {
        var books = Books { $0.resend = .keepBoth }
        let first = try books.send(at: 0)
        let second = try books.send(at: 60)
        #expect(second.code != first.code)
        var other = books
        #expect(try books.confirm(first.code, second.token, at: 61) == .success)
        #expect(throws: AuthError.sessionExpired) { try books.confirm(second.code, second.token, at: 62) }
        #expect(try other.confirm(first.code, first.token, at: 61) == .success)
    }

    @Test func `a new phone may be asked for personal data the first time`() throws {
        var books = Books { $0.firstSignIn = .needPersonalData }
        let first = try books.send(at: 0)
        #expect(try books.confirm(first.code, first.token, at: 1) == .needPersonalData)
        let second = try books.send(at: 60)
        #expect(try books.confirm(second.code, second.token, at: 61) == .success)
    }

    @Test(arguments: ["", "1", "12345", "1234567"])
    func `a code of another length is wrong`(code: String) throws {
        var books = Books()
        let sent = try books.send(at: 0)
        #expect(throws: AuthError.invalidCode) { try books.confirm(code, sent.token, at: 1) }
    }
}
