import ConfirmCode
import ConfirmCodeUI
import Testing

@Suite struct SignInPresenterTests {
    private func presenter(_ step: SignInStep, canLogIn: Bool = true) -> SignInPresenter {
        SignInPresenter(step, canLogIn: canLogIn, texts: .english)
    }

    @Test func `the first screen leads to the login form where there is one`() {
        #expect(presenter(.phone).title == "Sign in")
        #expect(presenter(.phone).other?.title == "With a password")
        #expect(presenter(.phone, canLogIn: false).other == nil)
        #expect(presenter(.phone).back == nil)
    }

    @Test func `the code and the login form lead back to the number`() {
        #expect(presenter(.code(phone: "+16502530000")).title == "Enter the code")
        #expect(presenter(.code(phone: "+16502530000")).back?.title == "Change number")
        #expect(presenter(.login).title == "Log in")
        #expect(presenter(.login).back?.title == "With a phone")
    }

    @Test func `who is signed in is named, a number as people read it, and there is no way back`() {
        let done = presenter(.done(name: "+16502530000"))
        #expect(done.title == "You are signed in")
        #expect(done.name == "\u{2066}+1 650 253 0000\u{2069}")
        #expect(done.back == nil)
        #expect(done.next?.title == "Sign in as somebody else")
        let new = presenter(.personalData(name: "anna"))
        #expect(new.name == "anna")
        #expect(new.title == "Who are you?")
        #expect(new.next?.title == "Continue")
        #expect(new.back == nil)
    }
}
