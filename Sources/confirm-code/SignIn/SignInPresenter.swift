import ConfirmCode

/// Turns keys into what they do to a sign-in, and what comes of it into what the screen shows.
@MainActor
final class SignInPresenter {
    /// What a key asks of the app around the screens.
    enum Request: Equatable {
        case nothing
        case quit(isInterrupt: Bool)
        case suspend
        case redraw
    }

    private enum Step {
        case phone, code, success
    }

    private let texts: Texts
    private var step = Step.phone
    private var phoneField = PhoneField()
    private var phoneStatus = Status.quiet
    private var code = CodeScreen(
        phone: "", boxes: [], timer: CodeScreen.Timer(text: "", fraction: 0, isExpired: false))
    private var success = SuccessScreen(phone: "")
    private var isLocked = false
    private var notification: String?
    private var spinnerPhase = 0
    /// The sign-in that keys act on.
    var signIn: SignIn?

    init(texts: Texts = .english) {
        self.texts = texts
    }

    /// What is to be seen.
    var screen: Screen {
        switch step {
        case .phone:
            let screen = PhoneScreen(number: phoneField.text, caret: phoneField.caret, status: turning(phoneStatus))
            return Screen(step: .phone(screen), notification: notification)
        case .code:
            var screen = code
            screen.status = turning(code.status)
            return Screen(step: .code(screen), notification: notification)
        case .success: return Screen(step: .success(success), notification: nil)
        }
    }

    /// The number that is signed in, once it is.
    var signedIn: String? { step == .success ? success.phone : nil }

    /// True while the spinner is to be turned.
    var isLoading: Bool { signIn?.isLoading ?? false }

    func turnSpinner() {
        spinnerPhase += 1
    }

    func show(sms code: String) {
        notification = texts.sms.replacing("%", with: code)
    }

    func take(_ key: Key) -> Request {
        switch key {
        case .interrupt: return .quit(isInterrupt: true)
        case .endOfInput: return .quit(isInterrupt: false)
        case .suspend: return .suspend
        case .redraw: return .redraw
        default: break
        }
        switch step {
        case .phone: takeInPhone(key)
        case .code: takeInCode(key)
        case .success: if key == .enter || key == .escape { return .quit(isInterrupt: false) }
        }
        return .nothing
    }

    func take(_ output: SignIn.Output) {
        switch output {
        case .codeAskedFor(let phone, _): openCode(phone)
        case .field(let field): show(field)
        case .countdown(let reading):
            code.timer = CodeScreen.Timer(
                text: reading.text, fraction: reading.fraction, isExpired: reading.isExpired)
        case .timerIsActive: break
        case .isLoading(let isLoading): setStatus(isLoading ? .loading(phase: 0) : .quiet)
        case .state(let state): enter(state)
        case .canSubmit(let canSubmit):
            code.canSubmit = canSubmit
            keepFocus()
        case .canResend(let canResend):
            code.canResend = canResend
            keepFocus()
        case .error(let text): setStatus(.error(text))
        case .newCodeSent: setStatus(.info(texts.newCodeSent))
        case .authorized(let result):
            success = SuccessScreen(phone: code.phone, needsPersonalData: result == .needPersonalData)
            step = .success
        }
    }

    private func openCode(_ phone: String) {
        code.phone = phone
        code.focus = .field
        code.status = .quiet
        phoneStatus = .quiet
        step = .code
    }

    private func show(_ field: CodeField) {
        code.boxes = field.boxes.map(\.character)
        code.active = field.activeBox
        code.isInvalid = field.isInvalid
    }

    /// What was said about too many attempts holds until they are over.
    private func enter(_ state: ConfirmCodeState) {
        let wasLocked = isLocked
        if case .locked = state { isLocked = true } else { isLocked = false }
        if wasLocked, !isLocked { code.status = .quiet }
    }

    private func setStatus(_ status: Status) {
        if signIn?.hasSession == true { code.status = status } else { phoneStatus = status }
    }

    private func turning(_ status: Status) -> Status {
        if case .loading = status { .loading(phase: spinnerPhase) } else { status }
    }

    private func takeInPhone(_ key: Key) {
        if case .loading = phoneStatus { return }
        if key == .enter {
            signIn?.askForCode(phone: phoneField.text)
        } else if phoneField.take(key) {
            phoneStatus = .quiet
        }
    }

    private func takeInCode(_ key: Key) {
        switch key {
        case .character(let character): type(String(character))
        case .paste(let text): type(text)
        case .backspace, .delete:
            code.focus = .field
            edit { $0.deleteBackward() }
        case .left: moveCaret(by: -1)
        case .right: moveCaret(by: 1)
        case .home: signIn?.activate(box: 0)
        case .end: signIn?.activate(box: code.boxes.count)
        case .tab, .down: moveFocus(by: 1)
        case .backTab, .up: moveFocus(by: -1)
        case .enter: press()
        case .escape: step = .phone
        default: break
        }
    }

    private func type(_ text: String) {
        code.focus = .field
        edit { $0.insert(text) }
    }

    /// What was said about the code before does not hold for the next one.
    private func edit(_ edit: (SignIn) -> Void) {
        guard let signIn else { return }
        let before = signIn.field
        let status = code.status
        edit(signIn)
        if signIn.field != before, !isLocked, !signIn.isLoading, code.status == status { code.status = .quiet }
    }

    private func moveCaret(by step: Int) {
        guard code.focus == .field else { return moveFocus(by: step) }
        signIn?.activate(box: (code.active ?? code.boxes.count) + step)
    }

    private func moveFocus(by step: Int) {
        let order = code.focusOrder
        let index = order.firstIndex(of: code.focus) ?? 0
        code.focus = order[(index + step + order.count) % order.count]
    }

    private func keepFocus() {
        if !code.focusOrder.contains(code.focus) { code.focus = .field }
    }

    private func press() {
        switch code.focus {
        case .field, .submit: signIn?.submit()
        case .resend: signIn?.resend()
        case .changeNumber: step = .phone
        }
    }
}
