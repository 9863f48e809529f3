import Foundation
import Streams
import Testing

@testable import ConfirmCode

private struct Odd: Error {}

struct ConfirmCodeRulesTests {
    @Test func `a code is confirmed as soon as it is complete`() {
        var desk = RulesDesk()
        #expect(desk.send(.text("1")) == [])
        #expect(desk.send(.text("123")) == [])
        #expect(desk.rules.state == .editing)
        #expect(confirmed(desk.send(.text("0023"))) == ["0023 token"])
        #expect(desk.rules.state == .confirming)
        #expect(desk.rules.isLoading)
    }

    @Test(arguments: ["12345", "123a", "", "½234", "12, 34"])
    func `what is no code of the length is not sent`(text: String) {
        var desk = RulesDesk()
        #expect(desk.send(.text(text)) == [])
        #expect(!desk.rules.canSubmit)
    }

    @Test func `digits of every script are confirmed as ASCII digits`() {
        var desk = RulesDesk()
        #expect(confirmed(desk.send(.text("١٢٣٤"))) == ["1234 token"])
    }

    @Test func `the same text again is no change`() throws {
        var desk = RulesDesk()
        _ = try desk.fail(AuthError.network)
        #expect(desk.send(.text("1234"), at: 5) == [])
        #expect(desk.send(.text(" 1234"), at: 6) == [])
    }

    @Test func `completing a code and pressing the button at once is one call`() throws {
        var desk = RulesDesk()
        let attempt = try desk.attempt()
        #expect(desk.send(.submit) == [])
        desk.send(.confirmed(attempt, .error(AuthError.network)))
        #expect(desk.send(.submit) == [], "even where the answer came in between")
        #expect(confirmed(desk.send(.submit, at: 1)) == ["1234 token"])
    }

    @Test func `edits during a confirmation start nothing, and the latest becomes current with the reply`() throws {
        var desk = RulesDesk()
        let attempt = try desk.attempt()
        #expect(desk.send(.text("5678")) == [])
        #expect(desk.send(.text("567")) == [])
        #expect(desk.send(.text("5679")) == [])
        let outputs = desk.send(.confirmed(attempt, .error(AuthError.invalidCode)))
        #expect(outputs.first == wrongCode)
        #expect(confirmed(outputs) == ["5679 token"])
    }

    @Test func `a text shortened during a confirmation is edited, not invalid`() throws {
        var desk = RulesDesk()
        let attempt = try desk.attempt()
        desk.send(.text("123"))
        #expect(desk.send(.confirmed(attempt, .error(AuthError.invalidCode))) == [wrongCode])
        #expect(desk.rules.state == .editing)
        #expect(!desk.rules.canSubmit)
    }

    @Test func `a rejected code is not sent again by itself, and its error returns`() throws {
        var desk = RulesDesk()
        #expect(try desk.fail(AuthError.invalidCode) == [wrongCode])
        #expect(desk.rules.state == .invalid)
        #expect(desk.send(.text("123"), at: 1) == [])
        #expect(desk.rules.state == .editing)
        #expect(desk.send(.text("1234"), at: 2) == [wrongCode])
        #expect(desk.rules.state == .invalid)
        #expect(confirmed(desk.send(.submit, at: 3)) == ["1234 token"])
    }

    @Test func `another session knows no rejected codes`() throws {
        var desk = RulesDesk()
        _ = try desk.fail(AuthError.invalidCode)
        desk.send(.resend, at: 60)
        desk.send(.resent(.next("second")))
        #expect(confirmed(desk.send(.text("1234"))) == ["1234 second"])
    }

    @Test(arguments: [AuthError.network, .timeout, .unexpectedResponse, .quotaExceeded])
    func `an error that says nothing of the code keeps it, and lets it be sent again`(error: AuthError) throws {
        var desk = RulesDesk()
        #expect(try desk.fail(error) == [.failed(error.errorDescription!)])
        #expect(desk.rules.state == .editing)
        #expect(desk.rules.canSubmit)
        #expect(!desk.rules.isLoading)
        #expect(desk.send(.text("123"), at: 1) == [])
        #expect(confirmed(desk.send(.text("1234"), at: 2)) == ["1234 token"])
    }

    @Test func `an error without a text shows the general one`() throws {
        var desk = RulesDesk()
        #expect(try desk.fail(Odd()) == [.failed(SignInTexts.english.general)])
    }

    @Test func `an answer that never says anything is no answer`() throws {
        var desk = RulesDesk()
        let attempt = try desk.attempt()
        #expect(desk.send(.confirmed(attempt, .completed)) == [.failed(SignInTexts.english.general)])
        #expect(!desk.rules.isLoading)
    }

    @Test func `a request that was cancelled is nothing to tell`() throws {
        var desk = RulesDesk()
        #expect(try desk.fail(CancellationError()) == [])
        #expect(!desk.rules.isLoading)
        #expect(desk.rules.canSubmit)
    }

    @Test func `an invalid code and an expired session are told apart`() throws {
        for (error, state) in [
            (AuthError.invalidCode, ConfirmCodeState.invalid), (.sessionExpired, .expired), (.noSession, .expired),
        ] {
            var desk = RulesDesk()
            #expect(try desk.fail(error) == [.failed(error.errorDescription!)])
            #expect(desk.rules.state == state)
        }
    }

    @Test func `a draft waits for the button`() {
        var desk = RulesDesk()
        #expect(desk.send(.draft("1234")) == [])
        #expect(desk.rules.canSubmit)
        #expect(confirmed(desk.send(.submit)) == ["1234 token"])
    }

    @Test func `a draft during a confirmation waits for the button too`() throws {
        var desk = RulesDesk()
        let attempt = try desk.attempt()
        desk.send(.draft("5678"))
        #expect(desk.send(.confirmed(attempt, .error(AuthError.network))).count == 1)
        #expect(desk.rules.canSubmit)
    }

    @Test func `the button does nothing without a complete code`() {
        var desk = RulesDesk()
        desk.send(.text("123"))
        #expect(desk.send(.submit) == [])
    }
}
