import ConfirmCode
import Testing
import VirtualTime

@testable import confirm_code

/// The choice of a country, and the login form.
extension SignInPresenterTests {
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
}
