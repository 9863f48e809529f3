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
    }

    private static let outcomes: [PreviewState: Outcome] = [
        .phone: Outcome(step: "phone"),
        .number: Outcome(step: "phone"),
        .code: Outcome(step: "code", code: ""),
        .partial: Outcome(step: "code", code: "012"),
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
        var message: String?
        let bag = DisposeBag()
        let step = signIn.flow.step.observed(initial: .phone)
        signIn.flow.step.drive(onNext: { [flow = signIn.flow] _ in
            flow.codeEntry?.presented(in: .english).drive(onNext: { message = $0.message?.text }).disposed(by: bag)
            flow.login?.presented(in: .english).drive(onNext: { message = $0.message?.text }).disposed(by: bag)
        }).disposed(by: bag)
        time.advanceTo(10)
        let field = signIn.flow.codeEntry?.field.field
        let screen = signIn.flow.codeEntry.map { entry in
            entry.presented(in: .english).observed(initial: entry.unobserved(in: .english)).value
        }
        let reached = Outcome(
            step: String("\(step.value)".prefix { $0 != "(" }), code: field?.text,
            isInvalid: field?.isInvalid ?? false, message: message, canResend: screen?.resend.isEnabled ?? false)
        #expect(reached == Self.outcomes[state])
    }
}
