import ConfirmCode
import Testing
import VirtualTime

@testable import confirm_code

@MainActor
@Suite struct SignInPresenterTests {
    let time = TestScheduler(resolution: 0.1, simulateProcessingDelay: false)
    let presenter = SignInPresenter()
    let store = InMemoryAccountStore()

    init() throws {
        var options = try Arguments([])
        options.seed = 1
        let services = AppServices(options, on: time, store: store) { [presenter] in presenter.show(sms: $0.code) }
        presenter.signIn = SignIn(services.flow(region: PhoneRegion.all[0])) { [presenter] in presenter.take($0) }
    }

    @Test func `the number is asked for first`() throws {
        #expect(presenter.screen == Screen(step: .phone(PhoneScreen(country: "United States +1"))))
        type("12")
        #expect(try phone() == PhoneScreen(country: "United States +1", number: "+12", caret: 3))
    }

    @Test func `a bad number is told until it is changed`() throws {
        type("12")
        press(.enter)
        #expect(try phone().status == .error(SignInTexts.english.invalidPhoneNumber))
        press(.left)
        #expect(try phone().status == .quiet)
    }

    @Test func `while the code is asked for a spinner turns and keys wait`() throws {
        type("15555550100")
        press(.enter)
        #expect(try phone().status == .loading(phase: 0))
        presenter.turnSpinner()
        type("9")
        #expect(
            try phone()
                == PhoneScreen(
                    country: "United States +1", number: "+15555550100", caret: 12, status: .loading(phase: 1)))
    }

    @Test func `the code screen opens with empty boxes and a full wait, and the SMS comes later`() throws {
        try openCode()
        let empty = [Character?](repeating: nil, count: 6)
        #expect(
            try code()
                == CodeScreen(
                    phone: "+15555550100", boxes: empty, active: 0,
                    timer: CodeScreen.Timer(text: "01:00", fraction: 1, isExpired: false)))
        #expect(presenter.screen.notification == nil)
        run(seconds: 1)
        #expect(presenter.screen.notification == "SMS: 579447 is your code")
        #expect(try code().timer.text == "00:59")
    }

    @Test func `keys edit the code at its active box`() throws {
        try openCode()
        type("123")
        press(.left, .left)
        #expect(try code().active == 1)
        type("9")
        #expect(try code().boxes == ["1", "9", "3", nil, nil, nil])
        press(.home, .left)
        #expect(try code().active == 0)
        press(.end)
        #expect(try code().active == 3)
        press(.backspace)
        type("ax")
        #expect(try code().boxes == ["1", "9", nil, nil, nil, nil])
    }

    @Test func `a wrong code is marked until the next digit`() throws {
        try openCode()
        type("111111")
        #expect(try code().status == .loading(phase: 0))
        run(seconds: 1)
        #expect(try code().status == .error(SignInTexts.english.invalidCode))
        #expect(try code().isInvalid)
        type("2")
        #expect(try code().boxes == ["2", nil, nil, nil, nil, nil])
        #expect(try code().status == .quiet)
        #expect(try !code().isInvalid)
    }

    @Test func `the right code ends it, and Enter leaves`() throws {
        try openCode()
        #expect(presenter.signedIn == nil)
        press(.paste("Your code is 579-447"))
        run(seconds: 1)
        #expect(presenter.screen == Screen(step: .success(SuccessScreen(phone: "+15555550100"))))
        #expect(presenter.signedIn == "+15555550100")
        #expect(presenter.take(.character("x")) == .nothing)
        for key in [Key.enter, .escape, .character("q")] {
            #expect(presenter.take(key) == .quit(isInterrupt: false))
        }
    }

    @Test func `Tab goes round what can be chosen`() throws {
        try openCode()
        #expect(try focusesOfTab(3) == [.changeNumber, .field, .changeNumber])
        press(.backTab)
        #expect(try code().focus == .field)
        run(seconds: 60)
        press(.paste("5794479"))
        #expect(try focusesOfTab(4) == [.submit, .resend, .changeNumber, .field])
        press(.backTab)
        #expect(try code().focus == .changeNumber)
        type("1")
        #expect(try code().focus == .field)
    }

    @Test func `a new code is told of, clears the boxes and takes the focus back`() throws {
        try openCode()
        type("12")
        run(seconds: 60)
        #expect(try code().timer.isExpired)
        #expect(try code().canResend)
        press(.tab, .enter)
        run(seconds: 1)
        #expect(try code().status == .info(Texts.english.newCodeSent))
        #expect(try code().boxes == [Character?](repeating: nil, count: 6))
        #expect(try code().focus == .field)
        #expect(try !code().canResend)
    }

    @Test func `the way back to the number keeps the code of the same number`() throws {
        try openCode()
        type("12")
        press(.escape)
        #expect(try phone().number == "+15555550100")
        press(.enter)
        #expect(try code().boxes == ["1", "2", nil, nil, nil, nil])
        press(.backTab, .enter, .backspace)
        type("1")
        press(.enter)
        run(seconds: 1)
        #expect(try code().phone == "+15555550101")
        #expect(try code().boxes == [Character?](repeating: nil, count: 6))
    }

    @Test func `too many attempts are told until they are over`() throws {
        try openCode()
        for digit in 1...6 {
            type(String(repeating: "\(digit)", count: 6))
            run(seconds: 1)
        }
        let locked = Status.error(SignInTexts.english.tooManyAttempts(.seconds(599)))
        #expect(try code().status == locked)
        type("1")
        #expect(try code().status == locked)
        #expect(try !code().canSubmit)
        run(seconds: 600)
        #expect(try code().status == .quiet)
    }

    @Test func `a code that cannot be sent yet is waited for on the number screen`() throws {
        try openCode()
        press(.paste("579447"))
        run(seconds: 1)
        presenter.signIn?.restart()
        presenter.phoneField = PhoneField("+15555550100")
        presenter.signIn?.setPhone("+15555550100")
        #expect(try phone().status == .info("A code can be sent to this number in 00:59"))
        run(seconds: 60)
        #expect(try phone().status == .quiet)
    }

    @Test func `keys for the app around are asked of it`() {
        #expect(presenter.take(.interrupt) == .quit(isInterrupt: true))
        #expect(presenter.take(.endOfInput) == .quit(isInterrupt: false))
        #expect(presenter.take(.suspend) == .suspend)
        #expect(presenter.take(.redraw) == .redraw)
    }

    func openCode() throws {
        type("15555550100")
        press(.enter)
        time.advanceTo(time.clock + 7)
        _ = try code()
    }

    func type(_ text: String) {
        for character in text { _ = presenter.take(.character(character)) }
    }

    func press(_ keys: Key...) {
        for key in keys { _ = presenter.take(key) }
    }

    func run(seconds: Int) {
        time.advanceTo(time.clock + seconds * 10)
    }

    func focusesOfTab(_ count: Int) throws -> [CodeScreen.Focus] {
        try (0..<count).map { _ in
            press(.tab)
            return try code().focus
        }
    }

    func phone() throws -> PhoneScreen {
        guard case .phone(let screen) = presenter.screen.step else { throw WrongScreen(screen: presenter.screen) }
        return screen
    }

    func login() throws -> LoginScreen {
        guard case .login(let screen) = presenter.screen.step else { throw WrongScreen(screen: presenter.screen) }
        return screen
    }

    func code() throws -> CodeScreen {
        guard case .code(let screen) = presenter.screen.step else { throw WrongScreen(screen: presenter.screen) }
        return screen
    }

    private struct WrongScreen: Error {
        let screen: Screen
    }
}
