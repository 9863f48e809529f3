import Foundation
import Streams
import Testing

@testable import ConfirmCode

private struct Odd: Error {}

private func at(_ seconds: Int) -> RxTime {
    RxTime(nanoseconds: 0).advanced(by: .seconds(seconds))
}

/// The rules of a screen with a code of four digits and a wait of sixty seconds.
private struct Desk {
    var rules: ConfirmCodeRules
    var seconds = 0

    init(restartsTimerOnSubmit: Bool = false, wait: Int = 60) {
        let total = Duration.seconds(wait)
        rules = ConfirmCodeRules(
            phone: "+15555550100", token: "token", countdown: Countdown(from: at(0), lasting: total), at: at(0),
            settings: ConfirmCodeRules.Settings(
                reader: CodeReader(length: 4, alphabet: .digits), resendTimeout: total,
                restartsTimerOnSubmit: restartsTimerOnSubmit, defaultLockout: .seconds(600)))
    }

    /// Hands `input` in at `seconds`, or where the clock stands.
    @discardableResult
    mutating func send(_ input: ConfirmCodeRules.Input, at seconds: Int? = nil) -> [ConfirmCodeRules.Output] {
        self.seconds = seconds ?? self.seconds
        return rules.handle(input, at: at(self.seconds))
    }

    /// Types a complete code, and hands out its confirmation.
    mutating func attempt(_ code: String = "1234", at seconds: Int? = nil) throws -> ConfirmCodeRules.Attempt {
        let outputs = send(.text(code), at: seconds)
        let attempt = outputs.compactMap { if case .confirm(let attempt) = $0 { attempt } else { nil } }.first
        return try #require(attempt)
    }

    /// Types `1234`, whose confirmation fails.
    mutating func fail(_ error: any Error, at seconds: Int? = nil) throws -> [ConfirmCodeRules.Output] {
        send(.confirmed(try attempt(at: seconds), .error(error)))
    }
}

private func confirmed(_ outputs: [ConfirmCodeRules.Output]) -> [String] {
    outputs.compactMap { if case .confirm(let attempt) = $0 { "\(attempt.code) \(attempt.token)" } else { nil } }
}

private let wrong = ConfirmCodeRules.Output.failed(Texts.english.invalidCode)

struct ConfirmCodeRulesTests {
    @Test func `a code is confirmed as soon as it is complete`() {
        var desk = Desk()
        #expect(desk.send(.text("1")) == [])
        #expect(desk.send(.text("123")) == [])
        #expect(desk.rules.state == .editing)
        #expect(confirmed(desk.send(.text("0023"))) == ["0023 token"])
        #expect(desk.rules.state == .confirming)
        #expect(desk.rules.isLoading)
    }

    @Test(arguments: ["12345", "123a", "", "½234", "12, 34"])
    func `what is no code of the length is not sent`(text: String) {
        var desk = Desk()
        #expect(desk.send(.text(text)) == [])
        #expect(!desk.rules.canSubmit)
    }

    @Test func `digits of every script are confirmed as ASCII digits`() {
        var desk = Desk()
        #expect(confirmed(desk.send(.text("١٢٣٤"))) == ["1234 token"])
    }

    @Test func `the same text again is no change`() throws {
        var desk = Desk()
        _ = try desk.fail(AuthError.network)
        #expect(desk.send(.text("1234"), at: 5) == [])
        #expect(desk.send(.text(" 1234"), at: 6) == [])
    }

    @Test func `completing a code and pressing the button at once is one call`() throws {
        var desk = Desk()
        let attempt = try desk.attempt()
        #expect(desk.send(.submit) == [])
        desk.send(.confirmed(attempt, .error(AuthError.network)))
        #expect(desk.send(.submit) == [], "even where the answer came in between")
        #expect(confirmed(desk.send(.submit, at: 1)) == ["1234 token"])
    }

    @Test func `edits during a confirmation start nothing, and the latest becomes current with the reply`() throws {
        var desk = Desk()
        let attempt = try desk.attempt()
        #expect(desk.send(.text("5678")) == [])
        #expect(desk.send(.text("567")) == [])
        #expect(desk.send(.text("5679")) == [])
        let outputs = desk.send(.confirmed(attempt, .error(AuthError.invalidCode)))
        #expect(outputs.first == wrong)
        #expect(confirmed(outputs) == ["5679 token"])
    }

    @Test func `a text shortened during a confirmation is edited, not invalid`() throws {
        var desk = Desk()
        let attempt = try desk.attempt()
        desk.send(.text("123"))
        #expect(desk.send(.confirmed(attempt, .error(AuthError.invalidCode))) == [wrong])
        #expect(desk.rules.state == .editing)
        #expect(!desk.rules.canSubmit)
    }

    @Test func `a rejected code is not sent again by itself, and its error returns`() throws {
        var desk = Desk()
        #expect(try desk.fail(AuthError.invalidCode) == [wrong])
        #expect(desk.rules.state == .invalid)
        #expect(desk.send(.text("123"), at: 1) == [])
        #expect(desk.rules.state == .editing)
        #expect(desk.send(.text("1234"), at: 2) == [wrong])
        #expect(desk.rules.state == .invalid)
        #expect(confirmed(desk.send(.submit, at: 3)) == ["1234 token"])
    }

    @Test func `another session knows no rejected codes`() throws {
        var desk = Desk()
        _ = try desk.fail(AuthError.invalidCode)
        desk.send(.resend, at: 60)
        desk.send(.resent(.next("second")))
        #expect(confirmed(desk.send(.text("1234"))) == ["1234 second"])
    }

    @Test(arguments: [AuthError.network, .timeout, .unexpectedResponse, .quotaExceeded])
    func `an error that says nothing of the code keeps it, and lets it be sent again`(error: AuthError) throws {
        var desk = Desk()
        #expect(try desk.fail(error) == [.failed(error.errorDescription!)])
        #expect(desk.rules.state == .editing)
        #expect(desk.rules.canSubmit)
        #expect(!desk.rules.isLoading)
        #expect(desk.send(.text("123"), at: 1) == [])
        #expect(confirmed(desk.send(.text("1234"), at: 2)) == ["1234 token"])
    }

    @Test func `an error without a text shows the general one`() throws {
        var desk = Desk()
        #expect(try desk.fail(Odd()) == [.failed(Texts.english.general)])
    }

    @Test func `an answer that never says anything is no answer`() throws {
        var desk = Desk()
        let attempt = try desk.attempt()
        #expect(desk.send(.confirmed(attempt, .completed)) == [.failed(Texts.english.general)])
        #expect(!desk.rules.isLoading)
    }

    @Test func `a request that was cancelled is nothing to tell`() throws {
        var desk = Desk()
        #expect(try desk.fail(CancellationError()) == [])
        #expect(!desk.rules.isLoading)
        #expect(desk.rules.canSubmit)
    }

    @Test func `an invalid code and an expired session are told apart`() throws {
        for (error, state) in [
            (AuthError.invalidCode, ConfirmCodeState.invalid), (.sessionExpired, .expired), (.noSession, .expired),
        ] {
            var desk = Desk()
            #expect(try desk.fail(error) == [.failed(error.errorDescription!)])
            #expect(desk.rules.state == state)
        }
    }

    @Test func `a draft waits for the button`() {
        var desk = Desk()
        #expect(desk.send(.draft("1234")) == [])
        #expect(desk.rules.canSubmit)
        #expect(confirmed(desk.send(.submit)) == ["1234 token"])
    }

    @Test func `a draft during a confirmation waits for the button too`() throws {
        var desk = Desk()
        let attempt = try desk.attempt()
        desk.send(.draft("5678"))
        #expect(desk.send(.confirmed(attempt, .error(AuthError.network))).count == 1)
        #expect(desk.rules.canSubmit)
    }

    @Test func `the button does nothing without a complete code`() {
        var desk = Desk()
        desk.send(.text("123"))
        #expect(desk.send(.submit) == [])
    }
}

extension ConfirmCodeRulesTests {
    @Test func `the timer starts with the screen, and shows whole seconds`() {
        var desk = Desk(wait: 3)
        #expect(desk.rules.isTimerActive)
        #expect(desk.rules.tick == nil)
        #expect(desk.rules.reading.text == "00:03")
        var ticks: [Int?] = []
        while let wake = desk.rules.wake {
            _ = desk.rules.handle(.wake(wake), at: wake)
            ticks.append(desk.rules.tick)
        }
        #expect(ticks == [2, 1, 0])
        #expect(!desk.rules.isTimerActive)
    }

    @Test func `a timer that fires early counts as the moment it was for`() {
        var desk = Desk(wait: 3)
        desk.send(.wake(at(1)), at: 0)
        #expect(desk.rules.tick == 2)
        desk.send(.wake(at(3)), at: 2)
        #expect(desk.rules.tick == 0)
        #expect(desk.rules.wake == nil)
    }

    @Test func `a timer that fires late jumps to what is left`() {
        var desk = Desk()
        desk.send(.wake(at(1)), at: 50)
        #expect(desk.rules.tick == 10)
        #expect(desk.rules.wake == at(51))
        desk.send(.wake(at(51)), at: 10_000)
        #expect(desk.rules.tick == 0)
        #expect(desk.rules.reading.fraction == 0)
    }

    @Test func `a submitted code starts the timer again, unless told otherwise`() throws {
        var desk = Desk(restartsTimerOnSubmit: true)
        _ = try desk.attempt(at: 20)
        #expect(desk.rules.reading.seconds == 60)
        #expect(desk.rules.countdown.deadline == at(80))
        var other = Desk()
        _ = try other.attempt(at: 20)
        #expect(other.rules.reading.seconds == 40)
    }

    @Test func `no timer is no wait`() {
        var desk = Desk(wait: 0)
        #expect(!desk.rules.isTimerActive)
        #expect(desk.rules.wake == nil)
        #expect(desk.send(.resend) == [.resend(phone: "+15555550100")])
    }

    @Test func `a new code may be asked for when the timer is over, once at a time`() {
        var desk = Desk()
        #expect(desk.send(.resend, at: 59) == [])
        #expect(!desk.rules.canResend)
        #expect(desk.send(.resend, at: 60) == [.resend(phone: "+15555550100")])
        #expect(desk.rules.isLoading)
        #expect(!desk.rules.canResend)
        #expect(desk.send(.resend, at: 61) == [])
        #expect(desk.send(.resend, at: 62) == [])
    }

    @Test func `a new code clears the text, and starts the timer`() {
        var desk = Desk()
        desk.send(.text("12"))
        desk.send(.resend, at: 60)
        #expect(desk.send(.resent(.next("second")), at: 65) == [.newCodeSent])
        #expect(!desk.rules.isLoading)
        #expect(desk.rules.token == "second")
        #expect(desk.rules.countdown.deadline == at(125))
        #expect(desk.rules.reading.seconds == 60)
        #expect(desk.send(.submit) == [])
    }

    @Test func `a failed send keeps the session and the timer as they are`() {
        var desk = Desk()
        desk.send(.resend, at: 60)
        #expect(desk.send(.resent(.error(AuthError.network)), at: 62) == [.failed(Texts.english.network)])
        #expect(desk.rules.token == "token")
        #expect(!desk.rules.isTimerActive)
        #expect(desk.rules.canResend)
        #expect(desk.send(.resend) == [.resend(phone: "+15555550100")])
    }

    @Test func `an error about the session at a send is no verdict on the code`() {
        var desk = Desk()
        desk.send(.resend, at: 60)
        desk.send(.resent(.error(AuthError.sessionExpired)))
        #expect(desk.rules.state == .editing)
    }

    @Test func `an error that carries a wait becomes the timer`() {
        var desk = Desk()
        desk.send(.resend, at: 60)
        #expect(desk.send(.resent(.error(AuthError.resendTooSoon(wait: .seconds(52)))), at: 62) == [])
        #expect(desk.rules.reading.seconds == 52)
        #expect(desk.rules.reading.fraction == 1)
        #expect(desk.rules.isTimerActive)
        #expect(desk.send(.resend, at: 113) == [])
        #expect(desk.send(.resend, at: 114) != [])
    }
}

extension ConfirmCodeRulesTests {
    @Test func `too many attempts lock the screen until the wait is over`() throws {
        var desk = Desk()
        let error = AuthError.tooManyAttempts(wait: .seconds(100))
        #expect(try desk.fail(error, at: 10) == [.failed(error.errorDescription!)])
        #expect(desk.rules.state == .locked(until: at(110)))
        #expect(desk.send(.text("123"), at: 70) == [])
        #expect(desk.send(.text("9999")) == [])
        #expect(desk.send(.submit) == [])
        #expect(desk.send(.resend) == [])
        #expect(!desk.rules.canSubmit)
        #expect(!desk.rules.canResend)
        #expect(desk.rules.state == .locked(until: at(110)))
        #expect(desk.rules.wake == at(110))
        #expect(desk.send(.wake(at(110)), at: 110) == [], "the code is not sent by itself")
        #expect(desk.rules.state == .editing)
        #expect(desk.rules.canResend)
        #expect(confirmed(desk.send(.submit)) == ["9999 token"])
    }

    @Test func `a lock without a wait lasts as long as it is told to`() throws {
        var desk = Desk()
        _ = try desk.fail(AuthError.tooManyAttempts(wait: nil))
        #expect(desk.rules.state == .locked(until: at(600)))
    }

    @Test func `a lock of no time is none`() throws {
        var desk = Desk()
        _ = try desk.fail(AuthError.tooManyAttempts(wait: .zero))
        #expect(desk.rules.state == .editing)
    }

    @Test func `a send may lock too, and the timer goes on meanwhile`() {
        var desk = Desk()
        desk.send(.resend, at: 60)
        desk.send(.resent(.error(AuthError.tooManyAttempts(wait: .seconds(5)))))
        #expect(desk.rules.state == .locked(until: at(65)))
        #expect(desk.send(.resend, at: 64) == [])
        #expect(desk.send(.resend, at: 65) != [])
    }

    @Test func `a code typed during a confirmation that locks is not sent`() throws {
        var desk = Desk()
        let attempt = try desk.attempt()
        desk.send(.text("5678"))
        let outputs = desk.send(.confirmed(attempt, .error(AuthError.tooManyAttempts(wait: .seconds(9)))))
        #expect(confirmed(outputs) == [])
    }
}

extension ConfirmCodeRulesTests {
    /// A confirmation on its way while a new session begins.
    private func detached() throws -> (Desk, ConfirmCodeRules.Attempt) {
        var desk = Desk()
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
        var desk = Desk()
        let attempt = try desk.attempt(at: 5)
        #expect(desk.send(.confirmed(attempt, .next(.needPersonalData))) == [.authorized(.needPersonalData)])
        expectOver(&desk, .done)
    }

    @Test func `after cancelling nothing happens any more`() throws {
        var desk = Desk()
        _ = try desk.attempt(at: 60)
        desk.send(.resend)
        #expect(desk.send(.cancel) == [])
        expectOver(&desk, .editing)
    }

    private func expectOver(_ desk: inout Desk, _ state: ConfirmCodeState) {
        #expect(desk.rules.isOver)
        #expect(desk.rules.state == state)
        #expect(!desk.rules.isLoading)
        #expect(!desk.rules.isTimerActive)
        #expect(!desk.rules.canSubmit)
        #expect(!desk.rules.canResend)
        #expect(desk.rules.wake == nil)
        let late = ConfirmCodeRules.Attempt(number: 1, code: "1234", token: "token", start: at(0))
        let inputs: [ConfirmCodeRules.Input] = [
            .text("9999"), .draft("9998"), .submit, .resend, .cancel, .wake(at(999)),
            .confirmed(late, .next(.success)), .confirmed(late, .error(AuthError.invalidCode)),
            .resent(.next("third")), .resent(.error(AuthError.network)),
        ]
        for input in inputs { #expect(desk.send(input, at: 1000) == []) }
        #expect(desk.rules.state == state)
    }
}
