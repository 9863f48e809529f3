import Foundation
import Streams
import Testing

@testable import ConfirmCode

extension ConfirmCodeRulesTests {
    @Test func `too many attempts lock the screen until the wait is over`() throws {
        var desk = RulesDesk()
        let error = AuthError.tooManyAttempts(wait: .seconds(100))
        #expect(try desk.fail(error, at: 10) == [.failed(error.errorDescription!)])
        #expect(desk.rules.state == .locked(until: second(110)))
        #expect(desk.send(.text("123"), at: 70) == [])
        #expect(desk.send(.text("9999")) == [])
        #expect(desk.send(.submit) == [])
        #expect(desk.send(.resend) == [])
        #expect(!desk.rules.canSubmit)
        #expect(!desk.rules.canResend)
        #expect(desk.rules.state == .locked(until: second(110)))
        #expect(desk.rules.wake == second(110))
        #expect(desk.send(.wake(second(110)), at: 110) == [], "the code is not sent by itself")
        #expect(desk.rules.state == .editing)
        #expect(desk.rules.canResend)
        #expect(confirmed(desk.send(.submit)) == ["9999 token"])
    }

    @Test func `a lock without a wait lasts as long as it is told to`() throws {
        var desk = RulesDesk()
        _ = try desk.fail(AuthError.tooManyAttempts(wait: nil))
        #expect(desk.rules.state == .locked(until: second(600)))
    }

    @Test func `a lock of no time is none`() throws {
        var desk = RulesDesk()
        _ = try desk.fail(AuthError.tooManyAttempts(wait: .zero))
        #expect(desk.rules.state == .editing)
    }

    @Test func `a send may lock too, and the timer goes on meanwhile`() {
        var desk = RulesDesk()
        desk.send(.resend, at: 60)
        desk.send(.resent(.error(AuthError.tooManyAttempts(wait: .seconds(5)))))
        #expect(desk.rules.state == .locked(until: second(65)))
        #expect(desk.send(.resend, at: 64) == [])
        #expect(desk.send(.resend, at: 65) != [])
    }

    @Test func `a code typed during a confirmation that locks is not sent`() throws {
        var desk = RulesDesk()
        let attempt = try desk.attempt()
        desk.send(.text("5678"))
        let outputs = desk.send(.confirmed(attempt, .error(AuthError.tooManyAttempts(wait: .seconds(9)))))
        #expect(confirmed(outputs) == [])
    }
}

extension ConfirmCodeRulesTests {
    /// A confirmation on its way while a new session begins.
    private func detached() throws -> (RulesDesk, ConfirmCodeRules.Attempt) {
        var desk = RulesDesk()
        let attempt = try desk.attempt(at: 60)
        desk.send(.resend)
        desk.send(.resent(.next("second")))
        return (desk, attempt)
    }

    @Test func `a new session detaches the confirmation of the old one`() throws {
        let (desk, _) = try detached()
        #expect(!desk.rules.isLoading)
        #expect(desk.rules.state == .editing)
    }

    @Test func `its late failure is dropped`() throws {
        var (desk, attempt) = try detached()
        let current = try desk.attempt("5678")
        #expect(desk.send(.confirmed(attempt, .error(AuthError.invalidCode))) == [])
        #expect(desk.rules.state == .confirming)
        #expect(desk.send(.confirmed(current, .next(.success))) == [.authorized(.success)])
    }

    @Test func `its late success is accepted, once`() throws {
        var (desk, attempt) = try detached()
        let current = try desk.attempt("5678")
        #expect(desk.send(.confirmed(attempt, .next(.success))) == [.authorized(.success)])
        #expect(desk.rules.state == .done)
        #expect(desk.send(.confirmed(current, .next(.success))) == [])
        #expect(desk.send(.confirmed(current, .error(AuthError.network))) == [])
    }

    @Test func `after success nothing happens any more`() throws {
        var desk = RulesDesk()
        let attempt = try desk.attempt(at: 5)
        #expect(desk.send(.confirmed(attempt, .next(.needPersonalData))) == [.authorized(.needPersonalData)])
        expectOver(&desk, .done)
    }

    @Test func `after cancelling nothing happens any more`() throws {
        var desk = RulesDesk()
        _ = try desk.attempt(at: 60)
        desk.send(.resend)
        #expect(desk.send(.cancel) == [])
        expectOver(&desk, .editing)
    }

    private func expectOver(_ desk: inout RulesDesk, _ state: ConfirmCodeState) {
        #expect(desk.rules.isOver)
        #expect(desk.rules.state == state)
        #expect(!desk.rules.isLoading)
        #expect(!desk.rules.isTimerActive)
        #expect(!desk.rules.canSubmit)
        #expect(!desk.rules.canResend)
        #expect(desk.rules.wake == nil)
        let late = ConfirmCodeRules.Attempt(number: 1, code: "1234", token: "token", start: second(0))
        let inputs: [ConfirmCodeRules.Input] = [
            .text("9999"), .draft("9998"), .submit, .resend, .cancel, .wake(second(999)),
            .confirmed(late, .next(.success)), .confirmed(late, .error(AuthError.invalidCode)),
            .resent(.next("third")), .resent(.error(AuthError.network)),
        ]
        for input in inputs { #expect(desk.send(input, at: 1000) == []) }
        #expect(desk.rules.state == state)
    }
}
