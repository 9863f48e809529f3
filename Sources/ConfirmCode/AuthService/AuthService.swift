import Streams

/// What a confirmed code leads to.
public enum AuthResult: Sendable {
    /// The person is signed in.
    case success
    /// The phone number is new to the service, which asks for personal data first.
    case needPersonalData
}

/// A service that sends a code to a phone number, and confirms it.
public protocol AuthService: Sendable {
    /// Sends a code.
    ///
    ///     result  ---token|
    ///
    /// - Parameter phone: The number in E.164 form.
    /// - Returns: The session token to confirm the code with; an ``AuthError`` where no code was sent.
    func loginByPhone(phone: String) -> Observable<String>

    /// Confirms a code.
    ///
    ///     result  ---success|
    ///
    /// - Parameters:
    ///   - code: The code as typed, leading zeros included.
    ///   - token: What ``loginByPhone(phone:)`` sent.
    /// - Returns: What the code leads to; an ``AuthError`` where it was not accepted.
    func confirmCode(code: String, token: String) -> Observable<AuthResult>
}
