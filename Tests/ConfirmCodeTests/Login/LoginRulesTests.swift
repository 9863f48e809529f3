import Streams
import Testing

@testable import ConfirmCode

private func form(_ account: String, _ password: String, trimsAccount: Bool = true) -> LoginRules {
    var rules = LoginRules(stored: nil, settings: LoginRules.Settings(trimsAccount: trimsAccount))
    _ = rules.handle(.account(account), at: second(0))
    _ = rules.handle(.password(password), at: second(0))
    return rules
}

struct LoginRulesTests {
    @Test(arguments: [
        ("abc", "abc", true), ("ab", "abc", false), ("abc", "ab", false), ("", "", false),
        ("👨‍👩‍👧‍👦🇩🇪", "abc", false), ("👨‍👩‍👧‍👦🇩🇪é", "abc", true), ("abc", "e\u{301}e\u{301}", false), ("abc", "   ", true),
        ("   ", "abc", false), ("\u{A0}\u{A0}\u{A0}", "abc", false), ("\t\t\t", "abc", false),
        ("\u{3000}\u{3000}\u{3000}", "abc", false), ("\u{200B}\u{200B}\u{200B}", "abc", false),
        (" ab ", "abc", false), (" a b ", "abc", true),
    ])
    func `account and password are both longer than two graphemes`(account: String, password: String, can: Bool) {
        #expect(form(account, password).canSubmit == can)
    }

    @Test func `the account is trimmed, the password never`() {
        var rules = form("\u{3000} anna\u{A0}\t", " pass ")
        #expect(rules.handle(.submit, at: second(0)) == [.login(.init(number: 1, account: "anna", password: " pass "))])
    }

    @Test func `where the account is not trimmed, white space alone is none all the same`() {
        var rules = form(" a ", "abc", trimsAccount: false)
        #expect(rules.handle(.submit, at: second(0)) == [.login(.init(number: 1, account: " a ", password: "abc"))])
        #expect(!form("   ", "abc", trimsAccount: false).canSubmit)
    }

    @Test func `remembering is off by default, and on where an account was stored`() {
        let settings = LoginRules.Settings()
        #expect(!LoginRules(stored: nil, settings: settings).isRemembering)
        #expect(!LoginRules(stored: " \t", settings: settings).isRemembering)
        #expect(LoginRules(stored: " \t", settings: settings).account == "")
        #expect(LoginRules(stored: "anna", settings: settings).isRemembering)
        #expect(LoginRules(stored: "anna", settings: settings).account == "anna")
    }

    @Test func `too many attempts lock the form for the wait that the error carries`() throws {
        for (wait, seconds) in [(Duration.seconds(30), 30), (nil, 600)] {
            var rules = form("anna", "secret")
            let attempt = LoginRules.Attempt(number: 1, account: "anna", password: "secret")
            #expect(rules.handle(.submit, at: second(0)) == [.login(attempt)])
            _ = rules.handle(.answered(attempt, .error(AuthError.tooManyAttempts(wait: wait))), at: second(1))
            #expect(rules.isLocked)
            #expect(rules.handle(.submit, at: second(seconds)) == [])
            #expect(rules.wake == second(seconds + 1))
            #expect(rules.handle(.wake(second(seconds + 1)), at: second(seconds + 1)) == [])
            #expect(rules.canSubmit)
        }
    }

    @Test func `an answer to an attempt that is over counts no more`() {
        var rules = form("anna", "secret")
        _ = rules.handle(.submit, at: second(0))
        let attempt = LoginRules.Attempt(number: 1, account: "anna", password: "secret")
        #expect(rules.handle(.answered(attempt, .error(AuthError.network)), at: second(1)).count == 1)
        #expect(rules.handle(.answered(attempt, .next(.success)), at: second(2)) == [])
        #expect(!rules.isOver)
    }

    @Test func `an answer without a result is an error`() {
        var rules = form("anna", "secret")
        _ = rules.handle(.submit, at: second(0))
        let attempt = LoginRules.Attempt(number: 1, account: "anna", password: "secret")
        let general = LoginRules.Output.failed(SignInTexts.current.general)
        #expect(rules.handle(.answered(attempt, .completed), at: second(1)) == [general])
    }
}
