import ConfirmCode
import Testing
import VirtualTime

@testable import confirm_code

@MainActor
@Suite struct SignInPresenterTests {
    private let time = TestScheduler(resolution: 0.1, simulateProcessingDelay: false)
    private let presenter = SignInPresenter()
    private let store = InMemoryAccountStore()

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

    @Test func `a country is chosen by arrows or letters, and its dial code stands in the number`() throws {
        type("1650")
        press(.backTab, .right)
        #expect(try phone().focus == .country)
        #expect(try phone().number.hasPrefix("+") && phone().number != "+1650")
        type("gg")
        #expect(try phone().country == "Gambia +220")
        #expect(try phone().number == "+220650")
        press(.left)
        #expect(try phone().country == "Gabon +241")
        type("5")
        #expect(try phone().focus == .number)
        #expect(try phone().number == "+2416505")
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

    @Test func `the login form is reached from the first screen and left by Escape`() throws {
        press(.tab, .tab, .enter)
        #expect(try login().focus == .account)
        press(.escape)
        #expect(try phone().focus == .number)
    }

    @Test func `account and password log in, and the account is remembered`() throws {
        press(.tab, .tab, .enter)
        type("demo")
        press(.enter)
        type("passwor")
        press(.tab)
        type(" ")
        #expect(try login().isRemembering)
        press(.backTab)
        press(.enter)
        run(seconds: 1)
        #expect(try login().status == .error(SignInTexts.english.invalidCredentials))
        type("d")
        #expect(try login().status == .quiet)
        press(.tab, .tab, .enter)
        #expect(try login().status == .loading(phase: 0))
        run(seconds: 1)
        #expect(presenter.signedIn == "demo")
        #expect(store.read() == "demo")
    }

    @Test func `the account that was remembered is there, and the button waits for both`() throws {
        store.write("demo")
        press(.tab, .tab, .enter)
        #expect(try login().account.text == "demo")
        #expect(try login().isRemembering)
        #expect(try !login().focusOrder.contains(.logIn))
        press(.tab)
        type("abc")
        #expect(try login().canLogIn)
        #expect(try login().focusOrder.contains(.logIn))
        press(.tab, .tab, .tab, .enter)
        #expect(try phone().focus == .number)
    }

    @Test func `keys for the app around are asked of it`() {
        #expect(presenter.take(.interrupt) == .quit(isInterrupt: true))
        #expect(presenter.take(.endOfInput) == .quit(isInterrupt: false))
        #expect(presenter.take(.suspend) == .suspend)
        #expect(presenter.take(.redraw) == .redraw)
    }

    private func openCode() throws {
        type("15555550100")
        press(.enter)
        time.advanceTo(time.clock + 7)
        _ = try code()
    }

    private func type(_ text: String) {
        for character in text { _ = presenter.take(.character(character)) }
    }

    private func press(_ keys: Key...) {
        for key in keys { _ = presenter.take(key) }
    }

    private func run(seconds: Int) {
        time.advanceTo(time.clock + seconds * 10)
    }

    private func focusesOfTab(_ count: Int) throws -> [CodeScreen.Focus] {
        try (0..<count).map { _ in
            press(.tab)
            return try code().focus
        }
    }

    private func phone() throws -> PhoneScreen {
        guard case .phone(let screen) = presenter.screen.step else { throw WrongScreen(screen: presenter.screen) }
        return screen
    }

    private func login() throws -> LoginScreen {
        guard case .login(let screen) = presenter.screen.step else { throw WrongScreen(screen: presenter.screen) }
        return screen
    }

    private func code() throws -> CodeScreen {
        guard case .code(let screen) = presenter.screen.step else { throw WrongScreen(screen: presenter.screen) }
        return screen
    }

    private struct WrongScreen: Error {
        let screen: Screen
    }
}
