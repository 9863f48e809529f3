import Streams

/// A service that signs an account in with its password.
public protocol PasswordAuthService: Sendable {
    /// Signs an account in.
    ///
    ///     result  ---success|
    ///
    /// - Parameters:
    ///   - account: The name of the account, as the service knows it.
    ///   - password: The password as typed, white space included.
    /// - Returns: What the password leads to; an ``AuthError`` where it was not accepted.
    func login(account: String, password: String) -> Observable<AuthResult>
}
