import ConfirmCode
import Streams
import StreamsTesting
import Testing

@testable import ConfirmCodeUI

@MainActor
@Suite struct ConfirmCodePresenterTests {
    private let time = TestScheduler(simulateProcessingDelay: false)
    private let entry: CodeEntry
    private let shown: Observed<ConfirmCodePresenter>

    init() {
        entry = CodeEntry(
            field: CodeFieldViewModel(CodeField(), texts: .english),
            confirmation: ConfirmCodeViewModel(
                token: "token", phone: "+16502530000", resendCodeTimeout: 3,
                authService: StubServices(scheduler: time), timerScheduler: time, restartsTimerOnSubmit: false,
                texts: .english))
        shown = entry.presented(in: .english).observed(initial: entry.unobserved(in: .english))
    }

    private func wait(_ seconds: Int) {
        time.advanceTo(time.clock + seconds)
    }

    @Test func `it opens with the number, an empty field, and the wait`() {
        let screen = shown.value
        #expect(screen.title == "Enter the code")
        #expect(screen.subtitle == "We sent it by SMS to \u{2066}+1 650 253 0000\u{2069}")
        #expect(screen.isFieldEnabled)
        #expect(screen.message == nil)
        #expect(!screen.confirm.isEnabled)
        #expect(screen.resend.isHidden)
        #expect(screen.countdown.text == "00:03")
        #expect(screen.changeNumber.isEnabled)
        #expect(!screen.isLoading)
    }

    @Test func `once the wait is over, the button for a new code takes its place`() {
        wait(3)
        #expect(shown.value.countdown.isHidden)
        #expect(!shown.value.resend.isHidden)
        #expect(shown.value.resend.isEnabled)
        #expect(shown.value.resend.title == "Send again")
    }

    @Test func `while a code is confirmed that button is busy, and the field stays`() {
        entry.field.insert.onNext("123456")
        #expect(shown.value.isLoading)
        #expect(shown.value.confirm.isBusy)
        #expect(!shown.value.confirm.isEnabled)
        #expect(!shown.value.resend.isBusy)
        #expect(shown.value.isFieldEnabled)
        wait(1)
        #expect(!shown.value.isFieldEnabled)
        #expect(!shown.value.changeNumber.isEnabled)
        #expect(!shown.value.isLoading)
    }

    @Test func `an error is shown until the code changes`() {
        entry.field.insert.onNext("000000")
        wait(1)
        #expect(shown.value.message == .error("The code is wrong."))
        #expect(shown.value.confirm.isEnabled)
        entry.field.backspace.onNext(())
        #expect(shown.value.message == nil)
        #expect(!shown.value.confirm.isEnabled)
    }

    @Test func `a new code is news, and the button is busy until it is sent`() {
        wait(3)
        entry.confirmation.getNewCode.onNext(())
        #expect(shown.value.resend.isBusy)
        #expect(!shown.value.confirm.isBusy)
        wait(1)
        #expect(shown.value.message == .info("A new code is on its way"))
        #expect(shown.value.resend.isHidden)
        #expect(shown.value.countdown.text == "00:03")
        entry.field.insert.onNext("1")
        #expect(shown.value.message == nil)
    }

    @Test func `after too many attempts nothing can be done for a while`() {
        entry.field.insert.onNext("999999")
        wait(1)
        #expect(shown.value.message == .error("Too many attempts. Try again in 10 seconds."))
        #expect(!shown.value.isFieldEnabled)
        #expect(!shown.value.confirm.isEnabled)
        #expect(!shown.value.resend.isEnabled)
        wait(10)
        #expect(shown.value.isFieldEnabled)
        #expect(shown.value.message == nil)
    }

    @Test func `what is shown does not keep the models alive`() {
        weak var kept: CodeEntry?
        var driver: Driver<ConfirmCodePresenter>?
        do {
            let entry = CodeEntry(
                field: CodeFieldViewModel(),
                confirmation: ConfirmCodeViewModel(
                    token: "", phone: "+16502530000", authService: StubServices(scheduler: time),
                    timerScheduler: time))
            kept = entry
            driver = entry.presented(in: .english)
        }
        #expect(kept == nil)
        #expect(driver != nil)
    }
}
