import ConfirmCode
import Streams
import StreamsTesting
import Testing

@testable import ConfirmCodeUI

@MainActor
@Suite struct LoginPresenterTests {
    private let time = TestScheduler(simulateProcessingDelay: false)
    private let model: LoginViewModel
    private let shown: Observed<LoginPresenter>

    init() {
        model = LoginViewModel(
            authService: StubServices(scheduler: time), store: InMemoryAccountStore("anna"), timerScheduler: time,
            texts: .english)
        shown = model.presented(in: .english).observed(initial: .unobserved(in: .english))
    }

    @Test func `it opens with the account that was remembered`() {
        let form = shown.value
        #expect((form.account, form.isRemembering) == ("anna", true))
        #expect((form.title, form.logIn.title, form.withPhone.title) == ("Log in", "Log in", "With a phone"))
        #expect((form.accountPlaceholder, form.passwordPlaceholder) == ("Account", "Password"))
        #expect(form.rememberTitle == "Remember the account")
        #expect(!form.logIn.isEnabled)
        #expect(form.areFieldsEnabled)
    }

    @Test func `an error is shown until the next attempt`() {
        model.password.onNext("wrong")
        #expect(shown.value.logIn.isEnabled)
        model.logIn.onNext(())
        #expect(shown.value.isLoading)
        #expect(shown.value.logIn.isBusy)
        #expect(!shown.value.areFieldsEnabled)
        time.advanceTo(1)
        #expect(shown.value.message == .error("The account or the password is wrong."))
        #expect(shown.value.areFieldsEnabled)
        model.password.onNext("secret")
        model.logIn.onNext(())
        #expect(shown.value.message == nil)
    }

    @Test func `a form that is locked takes nothing`() {
        var facts = LoginPresenter.Facts()
        facts.isLocked = true
        #expect(!LoginPresenter(facts, texts: .english).areFieldsEnabled)
    }
}
