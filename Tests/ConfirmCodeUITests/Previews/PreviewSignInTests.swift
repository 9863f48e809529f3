import ConfirmCode
import Streams
import StreamsTesting
import Testing

@testable import ConfirmCodeUI

@MainActor
@Suite struct PreviewSignInTests {
    /// What a preview comes to.
    private struct Outcome: Equatable {
        var step: String
        var code: String?
        var isInvalid = false
        var message: String?
        var canResend = false
        var isLoading = false
    }

    private static let outcomes: [PreviewState: Outcome] = [
        .phone: Outcome(step: "phone"),
        .number: Outcome(step: "phone"),
        .sending: Outcome(step: "phone", isLoading: true),
        .rejectedNumber: Outcome(step: "phone", message: "The phone number is not valid."),
        .code: Outcome(step: "code", code: ""),
        .partial: Outcome(step: "code", code: "012"),
        .secure: Outcome(step: "code", code: "012"),
        .confirming: Outcome(step: "code", code: "000000", isLoading: true),
        .expired: Outcome(
            step: "code", code: "000000", isInvalid: true, message: "The code has expired. Ask for a new one."),
        .offline: Outcome(
            step: "code", code: "000000", message: "No connection. Check the network and try again."),
        .invalid: Outcome(step: "code", code: "000000", isInvalid: true, message: "The code is wrong."),
        .locked: Outcome(
            step: "code", code: "000000", message: "Too many attempts. Try again in 10 minutes."),
        .expiredWait: Outcome(step: "code", code: "", canResend: true),
        .newCode: Outcome(step: "code", code: "", message: "A new code is on its way", canResend: true),
        .login: Outcome(step: "login"),
        .rejectedLogin: Outcome(step: "login", message: "The account or the password is wrong."),
        .personalData: Outcome(step: "personalData"),
        .done: Outcome(step: "done"),
    ]

    @Test(arguments: PreviewState.allCases)
    func `a preview goes to its state by itself`(_ state: PreviewState) {
        let time = TestScheduler(simulateProcessingDelay: false)
        let signIn = PreviewSignIn(state, texts: .english, scheduler: time)
        var shown = (message: String?.none, isLoading: false)
        let bag = DisposeBag()
        let step = signIn.flow.step.observed(initial: .phone)
        signIn.flow.step
            .flatMapLatest { [flow = signIn.flow] step in presented(by: flow, at: step) }
            .drive(onNext: { shown = $0 })
            .disposed(by: bag)
        time.advanceTo(10)
        let field = signIn.flow.codeEntry?.field.field
        let screen = signIn.flow.codeEntry.map { entry in
            entry.presented(in: .english).observed(initial: entry.unobserved(in: .english)).value
        }
        let reached = Outcome(
            step: String("\(step.value)".prefix { $0 != "(" }), code: field?.text,
            isInvalid: field?.isInvalid ?? false, message: shown.message,
            canResend: screen?.resend.isEnabled ?? false, isLoading: shown.isLoading)
        #expect(reached == Self.outcomes[state])
    }

    private func presented(
        by flow: SignInFlow, at step: SignInStep
    ) -> Driver<(message: String?, isLoading: Bool)> {
        if let entry = flow.codeEntry {
            entry.presented(in: .english).map { (message: $0.message?.text, isLoading: $0.isLoading) }
        } else if let login = flow.login {
            login.presented(in: .english).map { (message: $0.message?.text, isLoading: $0.isLoading) }
        } else if step == .phone {
            flow.phoneEntry.presented(in: .english).map { (message: $0.message?.text, isLoading: $0.isLoading) }
        } else {
            .just((message: nil, isLoading: false))
        }
    }
}
