import ConfirmCode
import Streams

/// A sign-in at services in memory that goes to a state by itself, for previews.
@MainActor final class PreviewSignIn {
    /// So long that a screen is there before the answer to what it asks.
    private static let latency = Duration.milliseconds(300)
    let flow: SignInFlow
    private let state: PreviewState
    private let messages = PublishRelay<String>()
    private let bag = DisposeBag()

    init(
        _ state: PreviewState, texts: SignInTexts = .current, scheduler: any SchedulerType = MainScheduler.instance
    ) {
        self.state = state
        var policy = InMemoryAuthPolicy()
        policy.firstSignIn = state == .personalData ? .needPersonalData : .success
        policy.resendCooldown = .zero
        var options = SignInOptions(texts: texts)
        options.region = PhoneRegion(code: "US")
        options.field = CodeField(isSecure: state == .secure)
        options.requestTimeout = .seconds(86400)
        if state == .expiredWait || state == .newCode { options.resendCodeTimeout = 0 }
        flow = SignInFlow(
            authService: InMemoryAuthService(
                policy: policy, latency: Self.latency, deliveryDelay: Self.latency, generator: SeededGenerator(seed: 1),
                scheduler: scheduler, fault: { state.fault(of: $0) },
                deliver: { [messages] in messages.accept($0.code) }),
            passwordService: InMemoryPasswordAuthService(latency: Self.latency, scheduler: scheduler),
            options: options, timerScheduler: scheduler)
        flow.step.drive(with: self, onNext: { $0.act(on: $1) }).disposed(by: bag)
        messages.bind(with: self, onNext: { $0.receive($1) }).disposed(by: bag)
    }

    private func act(on step: SignInStep) {
        switch step {
        case .phone: enterPhone()
        case .code: enterCode()
        case .login: enterPassword()
        case .personalData, .done: break
        }
    }

    private func enterPhone() {
        if state.logsIn { return flow.logIn.onNext(()) }
        if state == .phone { return }
        flow.phoneEntry.text.onNext("6502530000")
        if state.sendsCode { flow.phoneEntry.submit.onNext(()) }
    }

    private func enterCode() {
        if let typed = state.typedCode { flow.codeEntry?.field.insert.onNext(typed) }
        if state == .newCode { flow.codeEntry?.confirmation.getNewCode.onNext(()) }
    }

    private func enterPassword() {
        flow.login?.account.onNext("demo")
        if state != .rejectedLogin { return }
        flow.login?.password.onNext("wrong password")
        flow.login?.logIn.onNext(())
    }

    private func receive(_ code: String) { if state.usesSMS { flow.codeEntry?.field.insert.onNext(code) } }
}
