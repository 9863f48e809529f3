import ConfirmCode
import Foundation
import Streams
import StreamsTesting
import Testing

@MainActor
struct PhoneEntryViewModelTests {
    @Test func `a number is sent a code as soon as the button is tapped, once`() {
        let screen = PhoneEntryScreen(login: answer("token", after: 5))
        let opened = screen.record(\.didOpenSession)
        let loading = screen.record(\.isLoading)
        let canSubmit = screen.record(\.canSubmit)
        screen.type("650 253", at: 1)
        screen.submit("650 253 0000", at: 10, 11, 12)
        screen.scheduler.advanceTo(20)
        #expect(screen.service.phones == ["+16502530000"])
        #expect(
            opened.events == [
                .next(
                    15,
                    ConfirmCodeSession(
                        phone: "+16502530000", token: "token", deadline: Date(timeIntervalSince1970: 75),
                        total: .seconds(60)))
            ])
        #expect(loading.events == [.next(0, false), .next(10, true), .next(15, false)])
        #expect(canSubmit.events == [.next(0, false), .next(1, true), .next(10, false), .next(15, true)])
    }

    @Test func `the number shown is the number sent`() {
        let screen = PhoneEntryScreen(login: answer("token", after: 0))
        let shown = screen.record(\.formattedText)
        let number = screen.record(\.number)
        let region = screen.record(\.selectedRegion)
        screen.submit("+447911123456", at: 1)
        screen.scheduler.advanceTo(2)
        #expect(shown.events == [.next(0, ""), .next(1, "+44 7911 123456")])
        #expect(number.events.map { $0.value.element??.e164 } == [nil, "+447911123456"])
        #expect(region.events.map { $0.value.element?.code } == ["US", "GB"])
        #expect(screen.service.phones == ["+447911123456"])
    }

    @Test func `the same number entered again within its wait opens the session that there is`() {
        let screen = PhoneEntryScreen(login: answer("token", after: 0))
        let opened = screen.record(\.didOpenSession)
        screen.submit("650 253 0000", at: 0)
        screen.submit("+1 (650) 253-0000", at: 40)
        screen.type("6", at: 50)
        screen.submit("6502530000", at: 59)
        screen.scheduler.advanceTo(59)
        #expect(screen.service.phones == ["+16502530000"])
        #expect(opened.events.map(\.time) == [0, 40, 59])
        #expect(Set(opened.events.map { $0.value.element?.deadline }) == [Date(timeIntervalSince1970: 60)])
        screen.submit(at: 60)
        screen.scheduler.advanceTo(60)
        #expect(screen.service.phones.count == 2)
    }

    @Test func `a new number is a new send with the full wait`() {
        let screen = PhoneEntryScreen(login: answer("token", after: 0))
        let opened = screen.record(\.didOpenSession)
        let wait = screen.record(\.wait)
        screen.submit("6502530000", at: 0)
        screen.submit("6502530001", at: 20)
        screen.scheduler.advanceTo(20)
        #expect(screen.service.phones == ["+16502530000", "+16502530001"])
        #expect(opened.events.last?.value.element?.deadline == Date(timeIntervalSince1970: 80))
        #expect(wait.events.map { $0.value.element?.text } == ["00:00"])
    }

    @Test func `changing the number clears the session and the error`() {
        let screen = PhoneEntryScreen(login: answer("token", after: 0))
        let session = screen.record(\.session)
        screen.submit("6502530000", at: 1)
        screen.type("650253000", at: 2)
        screen.scheduler.advanceTo(3)
        #expect(session.events.map { $0.value.element??.token } == [nil, "token", nil])

        let failing = PhoneEntryScreen(login: failure(.quotaExceeded, after: 0))
        let error = failing.record(\.error)
        let errors = failing.record(\.errors)
        failing.submit("6502530000", at: 1)
        failing.type("650253000", at: 2)
        failing.scheduler.advanceTo(3)
        let text = "No more codes can be sent now. Try again later."
        #expect(error.events == [.next(0, nil), .next(1, text), .next(2, nil)])
        #expect(errors.events == [.next(1, text)])
    }

    @Test func `what is no number is told on submit, without a request`() {
        let screen = PhoneEntryScreen(login: answer("token", after: 0))
        let errors = screen.record(\.errors)
        screen.submit("12", at: 1)
        screen.scheduler.advanceTo(2)
        #expect(errors.events == [.next(1, "The phone number is not valid.")])
        #expect(screen.service.phones == [])
    }

    @Test func `a number that is changed while its code is asked for detaches the request`() {
        let screen = PhoneEntryScreen(login: answer("token", after: 10))
        let opened = screen.record(\.didOpenSession)
        let loading = screen.record(\.isLoading)
        screen.submit("6502530000", at: 1)
        screen.type("6502530001", at: 5)
        screen.submit("6502530000", at: 20)
        screen.scheduler.advanceTo(30)
        #expect(screen.service.phones == ["+16502530000"])
        #expect(loading.events == [.next(0, false), .next(1, true), .next(5, false)])
        #expect(opened.events.map(\.time) == [20])
        #expect(opened.events.first?.value.element?.deadline == Date(timeIntervalSince1970: 71))
    }

    @Test func `a number that is entered again while its code is asked for waits for that code`() {
        let screen = PhoneEntryScreen(login: answer("token", after: 10))
        let opened = screen.record(\.didOpenSession)
        let loading = screen.record(\.isLoading)
        screen.submit("6502530000", at: 1)
        screen.submit("6502530001", at: 3)
        screen.submit("6502530000", at: 5)
        screen.scheduler.advanceTo(30)
        #expect(screen.service.phones == ["+16502530000", "+16502530001"])
        #expect(loading.events.last == .next(11, false))
        #expect(opened.events.map(\.time) == [11])
    }

    @Test func `an error that carries a wait becomes the wait of its number alone`() {
        let screen = PhoneEntryScreen(login: failure(.resendTooSoon(wait: .seconds(5)), after: 0))
        let errors = screen.record(\.errors)
        let wait = screen.record(\.wait)
        let canSubmit = screen.record(\.canSubmit)
        screen.submit("6502530000", at: 1)
        screen.submit(at: 3)
        screen.type("6502530001", at: 4)
        screen.scheduler.advanceTo(4)
        #expect(errors.events == [])
        #expect(wait.events.map { $0.value.element?.seconds } == [0, 5, 4, 3, 0])
        #expect(canSubmit.events.last == .next(4, true))
        screen.type("6502530000", at: 5)
        screen.scheduler.advanceTo(7)
        #expect(canSubmit.events.suffix(2) == [.next(5, false), .next(6, true)])
        #expect(screen.service.phones.count == 1)
    }

    @Test func `too many attempts are told, and wait`() {
        let screen = PhoneEntryScreen(login: failure(.tooManyAttempts(wait: nil), after: 0))
        let errors = screen.record(\.errors)
        let wait = screen.record(\.wait)
        screen.submit("6502530000", at: 1)
        screen.scheduler.advanceTo(1)
        #expect(errors.events == [.next(1, "Too many attempts. Try again later.")])
        #expect(wait.events.last?.value.element?.text == "10:00")
    }

    @Test func `a request without an answer fails after thirty seconds`() {
        let screen = PhoneEntryScreen { _ in .never() }
        let errors = screen.record(\.errors)
        screen.submit("6502530000", at: 1)
        screen.scheduler.advanceTo(40)
        #expect(errors.events == [.next(31, "The server did not answer. Try again.")])
    }

    @Test func `a screen behind a session that was saved goes on with its wait`() {
        let saved = ConfirmCodeSession(
            phone: "+447911123456", token: "saved", deadline: Date(timeIntervalSince1970: 30), total: .seconds(60))
        let screen = PhoneEntryScreen(session: saved, login: answer("token", after: 0))
        #expect(screen.record(\.formattedText).events == [.next(0, "+44 7911 123456")])
        #expect(screen.record(\.selectedRegion).events.map { $0.value.element?.code } == ["GB"])
        let opened = screen.record(\.didOpenSession)
        screen.submit(at: 10)
        screen.scheduler.advanceTo(10)
        #expect(opened.events == [.next(10, saved)])
        #expect(screen.service.phones == [])
    }

    @Test func `after it was cancelled, or let go, the screen is silent`() {
        for cancels in [true, false] {
            let screen = PhoneEntryScreen(login: answer("token", after: 10))
            let opened = screen.record(\.didOpenSession)
            weak let model = screen.viewModel
            screen.submit("6502530000", at: 1)
            screen.scheduler.advanceTo(2)
            if cancels { screen.viewModel.cancel.onNext(()) } else { screen.release() }
            screen.scheduler.advanceTo(100)
            #expect(opened.events == [])
            screen.release()
            #expect(model == nil)
        }
    }
}
