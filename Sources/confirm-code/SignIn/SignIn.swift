import ConfirmCode
import Streams

/// The app's sign-in: a ``SignInFlow`` whose outputs are told as one list, on the main actor, in order.
@MainActor final class SignIn {
    /// A screen with models of its own.
    enum Place: Hashable, Sendable {
        case phone, code, login
    }

    enum Output: Equatable, Sendable {
        /// The screen to show.
        case step(SignInStep)
        /// The code screen is one for another code, or none any more.
        case newCodeScreen
        case region(PhoneRegion)
        case phoneWait(Countdown.Reading)
        case field(CodeField)
        case countdown(Countdown.Reading)
        case timerIsActive(Bool)
        case state(ConfirmCodeState)
        case canSubmit(Bool)
        case canResend(Bool)
        case newCodeSent
        case account(String)
        case isRemembering(Bool)
        case canLogIn(Bool)
        case isLoading(Bool, at: Place)
        case error(String, at: Place)
    }

    let flow: SignInFlow
    private let onOutput: @MainActor (Output) -> Void
    private(set) var code: CodeEntry?
    private(set) var login: LoginViewModel?
    private var codeOutputs = DisposeBag()
    private var loginOutputs = DisposeBag()
    private let outputs = DisposeBag()
    private var loading: Set<Place> = []

    /// The screen that is shown.
    private(set) var step = SignInStep.phone

    /// A sign-in whose outputs go to `onOutput`, those of its opening among them.
    init(_ flow: SignInFlow, onOutput: @escaping @MainActor (Output) -> Void) {
        self.flow = flow
        self.onOutput = onOutput
        let phone = flow.phoneEntry
        drive(phone.selectedRegion, outputs) { .region($0) }
        drive(phone.wait, outputs) { .phoneWait($0) }
        watchLoading(phone.isLoading, at: .phone, outputs)
        drive(phone.errors, outputs) { .error($0, at: .phone) }
        flow.step.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: outputs)
    }

    /// True while any request is under way.
    var isLoading: Bool { !loading.isEmpty }

    /// The phone that a code was sent to.
    var phone: String? { flow.session?.phone }

    /// What is typed of the code so far.
    var field: CodeField { code?.field.field ?? CodeField() }

    /// Every region in the order of its name.
    private(set) lazy var regions = flow.phoneEntry.regions

    /// True where a code can be entered.
    var asksForCode: Bool { if case .code = step { true } else { false } }

    func setPhone(_ text: String) { flow.phoneEntry.text.onNext(text) }

    /// Chooses a region.
    ///
    /// - Returns: The number with its dial code.
    func choose(_ region: PhoneRegion) -> String {
        flow.phoneEntry.region.onNext(region)
        return flow.phoneEntry.enteredText
    }

    /// Asks for a code to be sent to the phone. The number whose code is being waited for goes on waiting for it.
    func askForCode() { flow.phoneEntry.submit.onNext(()) }

    func openLogin() { flow.logIn.onNext(()) }

    func back() { flow.back.onNext(()) }

    func restart() { flow.restart.onNext(()) }

    /// Types or pastes into the code field.
    func insert(_ text: String) { code?.field.insert.onNext(text) }

    /// Deletes a digit of the code.
    func deleteBackward() { code?.field.backspace.onNext(()) }

    /// Makes a box of the code field the active one.
    func activate(box: Int) { code?.field.activate.onNext(box) }

    /// Sends the code that is in the field.
    func submit() { code?.confirmation.submit.onNext(()) }

    /// Asks for a new code.
    func resend() { code?.confirmation.getNewCode.onNext(()) }

    func setAccount(_ text: String) { login?.account.onNext(text) }

    func setPassword(_ text: String) { login?.password.onNext(text) }

    func remember(_ isOn: Bool) { login?.remember.onNext(isOn) }

    func logIn() { login?.logIn.onNext(()) }

    /// Writes what waits to be written, where the app ends.
    func flush() { flow.flush() }
}

extension SignIn {
    private func show(_ step: SignInStep) {
        self.step = step
        onOutput(.step(step))
        if flow.codeEntry !== code { watch(flow.codeEntry) }
        if flow.login !== login { watch(flow.login) }
    }

    private func watch(_ new: CodeEntry?) {
        codeOutputs = DisposeBag()
        code = new
        setLoading(false, at: .code)
        onOutput(.newCodeScreen)
        guard let new else { return }
        let (field, model) = (new.field, new.confirmation)
        drive(field.boxes, codeOutputs) { [weak field] _ in .field(field?.field ?? CodeField()) }
        drive(field.isInvalid, codeOutputs) { [weak field] _ in .field(field?.field ?? CodeField()) }
        drive(model.codeTimerIsActive, codeOutputs) { .timerIsActive($0) }
        drive(model.countdown, codeOutputs) { .countdown($0) }
        drive(model.canSubmit, codeOutputs) { .canSubmit($0) }
        drive(model.canResend, codeOutputs) { .canResend($0) }
        watchLoading(model.isLoading, at: .code, codeOutputs)
        drive(model.state, codeOutputs) { .state($0) }
        drive(model.didRequestNewCode, codeOutputs) { _ in .newCodeSent }
        drive(model.errors, codeOutputs) { .error($0, at: .code) }
    }

    private func watch(_ new: LoginViewModel?) {
        loginOutputs = DisposeBag()
        login = new
        setLoading(false, at: .login)
        guard let new else { return }
        drive(new.accountText, loginOutputs) { .account($0) }
        drive(new.isRemembering, loginOutputs) { .isRemembering($0) }
        drive(new.canLogIn, loginOutputs) { .canLogIn($0) }
        watchLoading(new.isLoading, at: .login, loginOutputs)
        drive(new.errors, loginOutputs) { .error($0, at: .login) }
    }

    private func drive<Element: Sendable>(
        _ driver: Driver<Element>, _ bag: DisposeBag, _ output: @escaping @MainActor (Element) -> Output
    ) { driver.drive(onNext: { [weak self] in self?.onOutput(output($0)) }).disposed(by: bag) }

    private func watchLoading(_ driver: Driver<Bool>, at place: Place, _ bag: DisposeBag) {
        driver.drive(onNext: { [weak self] in self?.setLoading($0, at: place) }).disposed(by: bag)
    }

    private func setLoading(_ isLoading: Bool, at place: Place) {
        guard loading.contains(place) != isLoading else { return }
        loading.formSymmetricDifference([place])
        onOutput(.isLoading(isLoading, at: place))
    }
}
