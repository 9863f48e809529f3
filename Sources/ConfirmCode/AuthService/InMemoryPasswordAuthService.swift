import Dispatch
import Streams

/// A service without a server: accounts and their passwords are kept in memory. It is the twin of
/// ``InMemoryAuthService`` for the login form.
///
/// Passwords are compared in constant time and go to nobody. Wrong ones are counted for each account; after the last that
/// is allowed the account is locked, and the error carries the wait. A name without an account is treated like one with,
/// so that nobody learns which there are.
public final class InMemoryPasswordAuthService: PasswordAuthService {
    /// What goes wrong with a request.
    public typealias Fault = InMemoryFault

    /// An account that can be signed in to. Its description does not show what it is.
    public struct Account: Sendable {
        /// The name that is typed into the form.
        public let name: String
        /// The password.
        public let password: String
        /// What the right password leads to.
        public let result: AuthResult
        /// True where the account is switched off: the right password then leads to ``AuthError/userDisabled``.
        public let isDisabled: Bool

        /// An account.
        ///
        /// - Parameters:
        ///   - name: The name that is typed into the form.
        ///   - password: The password.
        ///   - result: What the right password leads to.
        ///   - isDisabled: True where the account is switched off.
        public init(name: String, password: String, result: AuthResult = .success, isDisabled: Bool = false) {
            self.name = name
            self.password = password
            self.result = result
            self.isDisabled = isDisabled
        }
    }

    /// The accounts for trying things out, all with the password `password`:
    ///
    /// | account | the password leads to |
    /// |---|---|
    /// | `demo` | ``AuthResult/success`` |
    /// | `newcomer` | ``AuthResult/needPersonalData`` |
    /// | `disabled` | ``AuthError/userDisabled`` |
    public static let demoAccounts = [
        Account(name: "demo", password: "password"),
        Account(name: "newcomer", password: "password", result: .needPersonalData),
        Account(name: "disabled", password: "password", isDisabled: true),
    ]

    private let scheduler: any SchedulerType
    private let fault: @Sendable () -> Fault?
    private let server: InMemoryServer<PasswordLedger>

    /// A service that nobody has tried yet.
    ///
    /// - Parameters:
    ///   - accounts: Who can sign in; of several accounts of one name the last one.
    ///   - attempts: How many wrong passwords lock an account: 5, as codes (NIST SP 800-63B §5.2.2 allows 100).
    ///   - lockout: How long an account is locked: 10 minutes, as a phone.
    ///   - latency: The time from a request to its answer.
    ///   - scheduler: Whose clock it is, and where answers are sent from.
    ///   - fault: Asked about each request: what goes wrong with it.
    public init(
        accounts: [Account] = InMemoryPasswordAuthService.demoAccounts, attempts: Int = 5,
        lockout: Duration = .seconds(600), latency: Duration = .milliseconds(700),
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated),
        fault: @escaping @Sendable () -> Fault? = { nil }
    ) {
        self.scheduler = scheduler
        self.fault = fault
        let limit = AttemptLimit(attempts: attempts, lockout: lockout)
        server = InMemoryServer(
            PasswordLedger(accounts: accounts, limit: limit), latency: latency, scheduler: scheduler)
    }

    /// Signs an account in.
    ///
    /// - Parameters:
    ///   - account: The name, exactly.
    ///   - password: The password as typed.
    /// - Returns: What the account leads to; ``AuthError/invalidCredentials``, ``AuthError/userDisabled`` or
    ///   ``AuthError/tooManyAttempts(wait:)`` where nobody was signed in.
    public func login(account: String, password: String) -> Observable<AuthResult> {
        server.answer(fault: fault) { [scheduler] ledger, _ in
            try ledger.login(account: account, password: password, at: scheduler.now)
        }
    }
}

extension InMemoryPasswordAuthService.Account: CustomStringConvertible, CustomReflectable {
    /// The name of the type alone.
    public var description: String { "Account" }

    /// Nothing of the account.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
