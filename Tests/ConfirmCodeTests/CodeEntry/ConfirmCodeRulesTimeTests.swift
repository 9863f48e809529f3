import Foundation
import Streams
import Testing

@testable import ConfirmCode

extension ConfirmCodeRulesTests {
    @Test func `the timer starts with the screen, and shows whole seconds`() {
        var desk = RulesDesk(wait: 3)
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
        var desk = RulesDesk(wait: 3)
        desk.send(.wake(second(1)), at: 0)
        #expect(desk.rules.tick == 2)
        desk.send(.wake(second(3)), at: 2)
        #expect(desk.rules.tick == 0)
        #expect(desk.rules.wake == nil)
    }

    @Test func `a timer that fires late jumps to what is left`() {
        var desk = RulesDesk()
        desk.send(.wake(second(1)), at: 50)
        #expect(desk.rules.tick == 10)
        #expect(desk.rules.wake == second(51))
        desk.send(.wake(second(51)), at: 10_000)
        #expect(desk.rules.tick == 0)
        #expect(desk.rules.reading.fraction == 0)
    }

    @Test func `a submitted code starts the timer again, unless told otherwise`() throws {
        var desk = RulesDesk(restartsTimerOnSubmit: true)
        _ = try desk.attempt(at: 20)
        #expect(desk.rules.reading.seconds == 60)
        #expect(desk.rules.countdown.deadline == second(80))
        var other = RulesDesk()
        _ = try other.attempt(at: 20)
        #expect(other.rules.reading.seconds == 40)
    }

    @Test func `no timer is no wait`() {
        var desk = RulesDesk(wait: 0)
        #expect(!desk.rules.isTimerActive)
        #expect(desk.rules.wake == nil)
        #expect(desk.send(.resend) == [.resend(phone: "+15555550100")])
    }

    @Test func `a new code may be asked for when the timer is over, once at a time`() {
        var desk = RulesDesk()
        #expect(desk.send(.resend, at: 59) == [])
        #expect(!desk.rules.canResend)
        #expect(desk.send(.resend, at: 60) == [.resend(phone: "+15555550100")])
        #expect(desk.rules.isLoading)
        #expect(!desk.rules.canResend)
        #expect(desk.send(.resend, at: 61) == [])
        #expect(desk.send(.resend, at: 62) == [])
    }

    @Test func `a new code clears the text, and starts the timer`() {
        var desk = RulesDesk()
        desk.send(.text("12"))
        desk.send(.resend, at: 60)
        #expect(desk.send(.resent(.next("second")), at: 65) == [.newCodeSent])
        #expect(!desk.rules.isLoading)
        #expect(desk.rules.token == "second")
        #expect(desk.rules.countdown.deadline == second(125))
        #expect(desk.rules.reading.seconds == 60)
        #expect(desk.send(.submit) == [])
    }

    @Test func `a failed send keeps the session and the timer as they are`() {
        var desk = RulesDesk()
        desk.send(.resend, at: 60)
        #expect(desk.send(.resent(.error(AuthError.network)), at: 62) == [.failed(SignInTexts.english.network)])
        #expect(desk.rules.token == "token")
        #expect(!desk.rules.isTimerActive)
        #expect(desk.rules.canResend)
        #expect(desk.send(.resend) == [.resend(phone: "+15555550100")])
    }

    @Test func `an error about the session at a send is no verdict on the code`() {
        var desk = RulesDesk()
        desk.send(.resend, at: 60)
        desk.send(.resent(.error(AuthError.sessionExpired)))
        #expect(desk.rules.state == .editing)
    }

    @Test func `an error that carries a wait becomes the timer`() {
        var desk = RulesDesk()
        desk.send(.resend, at: 60)
        #expect(desk.send(.resent(.error(AuthError.resendTooSoon(wait: .seconds(52)))), at: 62) == [])
        #expect(desk.rules.reading.seconds == 52)
        #expect(desk.rules.reading.fraction == 1)
        #expect(desk.rules.isTimerActive)
        #expect(desk.send(.resend, at: 113) == [])
        #expect(desk.send(.resend, at: 114) != [])
    }
}
