import ConfirmCode
import Streams

/// A service that answers as a test says, and remembers what it was asked, when.
final class ScriptedAuthService: AuthService {
    struct Confirmation: Equatable, Sendable {
        let code: String
        let token: String
    }

    private let confirm: @Sendable (_ code: String, _ token: String) -> Observable<AuthResult>
    private let login: @Sendable (_ phone: String) -> Observable<String>
    private let confirmed = Locked<[Confirmation]>([])
    private let loggedIn = Locked<[String]>([])

    init(
        confirm: @escaping @Sendable (_ code: String, _ token: String) -> Observable<AuthResult> = { _, _ in .never() },
        login: @escaping @Sendable (_ phone: String) -> Observable<String> = { _ in .never() }
    ) {
        self.confirm = confirm
        self.login = login
    }

    /// Every confirmation that was subscribed to.
    var confirmations: [Confirmation] { confirmed.value }

    /// The codes of ``confirmations``.
    var codes: [String] { confirmations.map(\.code) }

    /// Every phone that a code was asked for.
    var phones: [String] { loggedIn.value }

    func loginByPhone(phone: String) -> Observable<String> {
        .deferred { [self] in
            loggedIn.withLock { $0.append(phone) }
            return login(phone)
        }
    }

    func confirmCode(code: String, token: String) -> Observable<AuthResult> {
        .deferred { [self] in
            confirmed.withLock { $0.append(Confirmation(code: code, token: token)) }
            return confirm(code, token)
        }
    }
}
