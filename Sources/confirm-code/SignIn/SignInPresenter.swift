import ConfirmCode

/// Turns what comes of a sign-in into what the screen shows. What keys do stands beside it.
@MainActor final class SignInPresenter {
    private let language: Language
    private var step = SignInStep.phone
    private var success = SuccessScreen(phone: "")
    private var notification: String?
    private var spinnerPhase = 0
    private(set) var isLocked = false
    var region: PhoneRegion?
    var phoneField = PhoneField()
    var phone = PhoneScreen()
    var code = SignInPresenter.emptyCode
    var login = LoginScreen()
    /// The sign-in that keys act on. One that begins is told the number in the field; one that goes on with its code has
    /// its own.
    var signIn: SignIn? {
        didSet { if step == .phone { signIn?.setPhone(phoneField.text) } }
    }

    private static let emptyCode = CodeScreen(
        phone: "", boxes: [], timer: CodeScreen.Timer(text: "", fraction: 0, isExpired: false))

    init(language: Language = .english) { self.language = language }

    /// What is to be seen.
    var screen: Screen {
        switch step {
        case .phone:
            var screen = phone
            screen.country = region.map { "\(name(of: $0)) +\($0.dialCode)" } ?? ""
            screen.number = phoneField.text
            screen.caret = phoneField.caret
            screen.status = turning(phone.status)
            return Screen(step: .phone(screen), notification: notification)
        case .code:
            var screen = code
            screen.status = turning(code.status)
            return Screen(step: .code(screen), notification: notification)
        case .login:
            var screen = login
            screen.status = turning(login.status)
            return Screen(step: .login(screen), notification: nil)
        case .personalData, .done: return Screen(step: .success(success), notification: nil)
        }
    }

    /// A picture of what is to be seen, `width` by `height` cells.
    func frame(width: Int, height: Int) -> Frame { screen.frame(width: width, height: height, texts: texts) }

    /// Who is signed in, once somebody is.
    var signedIn: String? { step.isAuthorized ? success.phone : nil }

    /// True while the spinner is to be turned.
    var isLoading: Bool { signIn?.isLoading ?? false }

    func turnSpinner() { spinnerPhase += 1 }

    func show(sms code: String) { notification = texts.sms.replacing("%", with: code) }

    /// The name of a region, in the language of the sign-in.
    func name(of region: PhoneRegion) -> String { language.signInTexts.name(of: region) }

    func take(_ output: SignIn.Output) {
        switch output {
        case .step(let step): open(step)
        case .newCodeScreen:
            let phone = signIn?.phone ?? code.phone
            code = Self.emptyCode
            code.phone = phone
            isLocked = false
        case .region(let region): self.region = region
        case .phoneWait(let reading): show(wait: reading)
        case .field(let field): show(field)
        case .countdown(let reading):
            code.timer = CodeScreen.Timer(
                text: reading.text, fraction: reading.fraction, isExpired: reading.isExpired)
        case .timerIsActive: break
        case .state(let state): enter(state)
        case .canSubmit(let canSubmit):
            code.canSubmit = canSubmit
            code.keepFocus()
        case .canResend(let canResend):
            code.canResend = canResend
            code.keepFocus()
        case .newCodeSent: code.status = .info(texts.newCodeSent)
        case .account(let text): if login.account.text != text { login.account = LineField(text) }
        case .isRemembering(let isOn): login.isRemembering = isOn
        case .canLogIn(let can):
            login.canLogIn = can
            login.keepFocus()
        case .isLoading(let isLoading, let place): setStatus(isLoading ? .loading(phase: 0) : .quiet, at: place)
        case .error(let text, let place): setStatus(.error(text), at: place)
        }
    }

    private var texts: Texts { language.texts }

    private func open(_ step: SignInStep) {
        self.step = step
        switch step {
        case .phone: phone.focus = PhoneScreen.home
        case .code(let number):
            code.phone = number
            code.focus = CodeScreen.home
            phone.status = .quiet
        case .login: login = LoginScreen()
        case .personalData(let name): success = SuccessScreen(phone: name, needsPersonalData: true)
        case .done(let name): success = SuccessScreen(phone: name)
        }
    }

    private func show(_ field: CodeField) {
        code.boxes = field.boxes.map(\.character)
        code.active = field.activeBox
        code.isInvalid = field.isInvalid
    }

    private func show(wait: Countdown.Reading) {
        if !wait.isExpired {
            phone.status = .info(texts.sendCodeIn.replacing("%", with: wait.text))
        } else if case .info = phone.status {
            phone.status = .quiet
        }
    }

    /// What was said about too many attempts holds until they are over.
    private func enter(_ state: ConfirmCodeState) {
        let wasLocked = isLocked
        if case .locked = state { isLocked = true } else { isLocked = false }
        if wasLocked, !isLocked { code.status = .quiet }
    }

    private func setStatus(_ status: Status, at place: SignIn.Place) {
        switch place {
        case .phone: phone.status = status
        case .code: code.status = status
        case .login: login.status = status
        }
    }

    private func turning(_ status: Status) -> Status {
        if case .loading = status { .loading(phase: spinnerPhase) } else { status }
    }
}
