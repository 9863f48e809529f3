import Streams
import Testing

@testable import ConfirmCode

private func at(_ seconds: Int) -> RxTime {
    RxTime(nanoseconds: 0).advanced(by: .seconds(seconds))
}

private func ledger(_ accounts: PasswordLedger.Account...) -> PasswordLedger {
    PasswordLedger(accounts: accounts, limit: AttemptLimit(attempts: 3, lockout: .seconds(60)))
}

struct PasswordLedgerTests {
    @Test func `the password is compared as it is, white space included`() throws {
        var ledger = ledger(.init(name: "ann", password: " s3cret "))
        #expect(throws: AuthError.invalidCredentials) {
            try ledger.login(account: "ann", password: "s3cret", at: at(0))
        }
        #expect(try ledger.login(account: "ann", password: " s3cret ", at: at(1)) == .success)
    }

    @Test func `an accent is the same however it was typed`() throws {
        var ledger = ledger(.init(name: "ann", password: "caf\u{E9}"))
        #expect(try ledger.login(account: "ann", password: "cafe\u{301}", at: at(0)) == .success)
    }

    @Test func `an empty password opens nothing that does not exist`() {
        var ledger = ledger()
        #expect(throws: AuthError.invalidCredentials) { try ledger.login(account: "", password: "", at: at(0)) }
    }

    @Test(arguments: ["ann", "nobody"])
    func `an account is locked after the last wrong password, whether there is one or not`(name: String) throws {
        var ledger = ledger(.init(name: "ann", password: "right"), .init(name: "bob", password: "right"))
        for second in 1...3 {
            #expect(throws: AuthError.invalidCredentials) {
                try ledger.login(account: name, password: "wrong", at: at(second))
            }
        }
        #expect(throws: AuthError.tooManyAttempts(wait: .seconds(50))) {
            try ledger.login(account: name, password: "right", at: at(13))
        }
        #expect(try ledger.login(account: "bob", password: "right", at: at(14)) == .success)
        let later = Result { try ledger.login(account: name, password: "right", at: at(63)) }
        #expect((try? later.get()) == (name == "ann" ? .success : nil))
    }

    @Test func `the right password clears the wrong ones`() throws {
        var ledger = ledger(.init(name: "ann", password: "right"))
        for _ in 1...3 {
            for _ in 1...2 { _ = try? ledger.login(account: "ann", password: "wrong", at: at(0)) }
            #expect(try ledger.login(account: "ann", password: "right", at: at(0)) == .success)
        }
    }

    @Test func `of two accounts of one name the last one counts`() throws {
        var ledger = ledger(.init(name: "ann", password: "old"), .init(name: "ann", password: "new"))
        #expect(try ledger.login(account: "ann", password: "new", at: at(0)) == .success)
    }

    @Test func `only the right password learns that an account is disabled`() {
        var ledger = ledger(.init(name: "ann", password: "right", isDisabled: true))
        #expect(throws: AuthError.invalidCredentials) { try ledger.login(account: "ann", password: "wrong", at: at(0)) }
        #expect(throws: AuthError.userDisabled) { try ledger.login(account: "ann", password: "right", at: at(0)) }
    }
}
