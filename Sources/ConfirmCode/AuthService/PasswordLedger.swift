import Foundation
import Streams

/// The book of accounts: their passwords, and how often each was guessed wrong. It has no clock of its own.
struct PasswordLedger: Sendable {
    typealias Account = InMemoryPasswordAuthService.Account

    private let accounts: [String: Account]
    private let fresh: AttemptLimit
    private var limits: [String: AttemptLimit] = [:]

    /// Of several accounts of one name the last one counts.
    init(accounts: [Account], limit: AttemptLimit) {
        self.accounts = Dictionary(accounts.map { ($0.name, $0) }) { $1 }
        fresh = limit
    }

    /// Signs in, or counts a wrong attempt. A name without an account is answered as one with another password.
    mutating func login(account name: String, password: String, at now: RxTime) throws(AuthError) -> AuthResult {
        var limit = limits[name] ?? fresh
        defer { limits[name] = limit }
        try limit.check(at: now)
        let account = accounts[name]
        let matches = ConstantTime.areEqual(normal(password), normal(account?.password ?? ""))
        guard let account, matches else {
            limit.fail(at: now)
            throw .invalidCredentials
        }
        limit.clear()
        if account.isDisabled { throw .userDisabled }
        return account.result
    }

    /// The form in which a password is compared, however the keyboard made its accents: NFKC (NIST SP 800-63B §5.1.1.2).
    private func normal(_ password: String) -> String { password.precomposedStringWithCompatibilityMapping }
}
