import ConfirmCode
import Foundation
import Streams

/// One sign-in, from the phone number to the end: the service, the models and the code field, wired together. What comes
/// of it is told as ``Output``s, on the main actor, in order.
@MainActor
final class SignIn {
    enum Output: Equatable, Sendable {
        /// A code is asked for: one that was just sent, or where the number is entered again, the one before.
        case codeAskedFor(phone: String, isNew: Bool)
        case field(CodeField)
        case countdown(Countdown.Reading)
        case timerIsActive(Bool)
        case isLoading(Bool)
        case state(ConfirmCodeState)
        case canSubmit(Bool)
        case canResend(Bool)
        case error(String)
        case newCodeSent
        case authorized(AuthResult)
    }

    /// How long an answer to the phone number is waited for.
    private static let longestWait = Duration.seconds(30)

    private let service: any AuthService
    private let scheduler: any SchedulerType
    private let resendAfter: Int
    private let onOutput: @MainActor (Output) -> Void
    private var phone: String?
    private var model: ConfirmCodeViewModel?
    private var outputs = DisposeBag()
    private var isAskingForCode = false
    private var isModelLoading = false

    /// What is typed so far.
    private(set) var field = CodeField()
    /// True while any request is under way.
    private(set) var isLoading = false

    /// A sign-in at a service, whose timers run on `scheduler`.
    ///
    /// - Parameter resendAfter: Seconds until a new code may be asked for.
    init(
        service: any AuthService, scheduler: any SchedulerType, resendAfter: Int,
        onOutput: @escaping @MainActor (Output) -> Void
    ) {
        self.service = service
        self.resendAfter = resendAfter
        self.scheduler = scheduler
        self.onOutput = onOutput
    }

    /// True where a code can be entered.
    var hasSession: Bool { model != nil }

    /// Asks for a code to be sent to a phone. The number whose code is being waited for goes on waiting for it.
    func askForCode(phone text: String) {
        guard !isAskingForCode else { return }
        guard let number = PhoneNumber(text)?.e164 else { return fail(AuthError.invalidPhoneNumber) }
        if number == phone { return onOutput(.codeAskedFor(phone: number, isNew: false)) }
        endSession()
        isAskingForCode = true
        tellLoading()
        service.loginByPhone(phone: number)
            .take(1)
            .timeout(Self.longestWait, other: Observable<String>.error(AuthError.timeout), scheduler: scheduler)
            .materialize()
            .asDriver(onErrorDriveWith: .empty())
            .drive(onNext: { [weak self] event in self?.take(event, for: number) })
            .disposed(by: outputs)
    }

    /// Types or pastes into the code field.
    func insert(_ text: String) {
        apply { $0.insert(text) }
    }

    /// Deletes a digit of the code.
    func deleteBackward() {
        apply { $0.deleteBackward() }
    }

    /// Makes a box of the code field the active one.
    func activate(box: Int) {
        guard hasSession else { return }
        field.activate(box)
        onOutput(.field(field))
    }

    /// Sends the code that is in the field.
    func submit() {
        model?.submit.onNext(())
    }

    /// Asks for a new code.
    func resend() {
        model?.getNewCode.onNext(())
    }

    private func take(_ event: Event<String>, for number: String) {
        guard isAskingForCode else { return }
        isAskingForCode = false
        tellLoading()
        switch event {
        case .next(let token): begin(phone: number, token: token)
        case .error(let error): fail(error)
        case .completed: fail(AuthError.unexpectedResponse)
        }
    }

    private func begin(phone: String, token: String) {
        let model = ConfirmCodeViewModel(
            token: token, phone: phone, codeLength: field.length, resendCodeTimeout: resendAfter, authService: service,
            timerScheduler: scheduler, restartsTimerOnSubmit: false)
        self.phone = phone
        self.model = model
        onOutput(.codeAskedFor(phone: phone, isNew: true))
        onOutput(.field(field))
        drive(model.codeTimerIsActive) { .timerIsActive($0) }
        drive(model.countdown) { .countdown($0) }
        drive(model.canSubmit) { .canSubmit($0) }
        drive(model.canResend) { .canResend($0) }
        model.isLoading.drive(onNext: { [weak self] in self?.setModelLoading($0) }).disposed(by: outputs)
        model.state.drive(onNext: { [weak self] in self?.enter($0) }).disposed(by: outputs)
        model.didRequestNewCode.drive(onNext: { [weak self] in self?.clearForNewCode() }).disposed(by: outputs)
        drive(model.errors) { .error($0) }
        drive(model.didAuthorize) { .authorized($0) }
    }

    private func drive<Element: Sendable>(_ driver: Driver<Element>, _ output: @escaping @MainActor (Element) -> Output)
    {
        driver.drive(onNext: { [weak self] in self?.onOutput(output($0)) }).disposed(by: outputs)
    }

    private func apply(_ edit: (inout CodeField) -> CodeField.Change) {
        guard let model else { return }
        let before = field.text
        let change = edit(&field)
        if change == .none { return }
        onOutput(.field(field))
        // A whole code over the same one is entered anew, though the text has not changed.
        if case .completed = change, field.text == before { model.code.onNext("") }
        // A paste that was cut to the length fills the field, but is not sent by itself.
        let isCut = field.isComplete && change == .edited
        (isCut ? model.draft : model.code).onNext(field.text)
    }

    private func enter(_ state: ConfirmCodeState) {
        if state == .invalid || state == .expired {
            field.markInvalid()
            onOutput(.field(field))
        }
        onOutput(.state(state))
    }

    private func clearForNewCode() {
        field.clear()
        onOutput(.newCodeSent)
        onOutput(.field(field))
    }

    private func endSession() {
        outputs = DisposeBag()
        model = nil
        phone = nil
        field.clear()
        setModelLoading(false)
    }

    private func setModelLoading(_ isLoading: Bool) {
        isModelLoading = isLoading
        tellLoading()
    }

    private func tellLoading() {
        guard isLoading != (isAskingForCode || isModelLoading) else { return }
        isLoading.toggle()
        onOutput(.isLoading(isLoading))
    }

    private func fail(_ error: any Error) {
        onOutput(.error((error as? any LocalizedError)?.errorDescription ?? error.localizedDescription))
    }
}
