import Streams

/// A service made of a function that signs an account in.
///
///     let service = AsyncPasswordAuthService(login: server.login)
///
/// Each request is a task, which is cancelled when nobody waits for its answer any more.
public struct AsyncPasswordAuthService: PasswordAuthService {
    private let signIn: @Sendable (_ account: String, _ password: String) async throws -> AuthResult

    /// A service of a function.
    ///
    /// - Parameter login: Signs an account in with its password as typed.
    public init(login: @escaping @Sendable (_ account: String, _ password: String) async throws -> AuthResult) {
        signIn = login
    }

    /// Signs `account` in with `password`.
    public func login(account: String, password: String) -> Observable<AuthResult> {
        Single.create { [signIn] in try await signIn(account, password) }.asObservable()
    }
}
