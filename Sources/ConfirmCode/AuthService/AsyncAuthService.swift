import Streams

/// A service made of two functions: one sends a code, one confirms it.
///
///     let service = AsyncAuthService(sendCode: server.sendCode, confirmCode: server.confirmCode)
///
/// Each request is a task, which is cancelled when nobody waits for its answer any more. An ``AuthError`` that is thrown
/// means what it says; of any other error the screens show its own text, or a general one.
public struct AsyncAuthService: AuthService {
    private let sendCode: @Sendable (_ phone: String) async throws -> String
    private let confirm: @Sendable (_ code: String, _ token: String) async throws -> AuthResult

    /// A service of two functions.
    ///
    /// - Parameters:
    ///   - sendCode: Sends a code to a phone, whose number is in E.164 form, and returns the session token to confirm it
    ///     with.
    ///   - confirmCode: Confirms a code as typed, with the token that `sendCode` returned.
    public init(
        sendCode: @escaping @Sendable (_ phone: String) async throws -> String,
        confirmCode: @escaping @Sendable (_ code: String, _ token: String) async throws -> AuthResult
    ) {
        self.sendCode = sendCode
        confirm = confirmCode
    }

    /// Sends a code to `phone`, whose number is in E.164 form.
    public func loginByPhone(phone: String) -> Observable<String> {
        Single.create { [sendCode] in try await sendCode(phone) }.asObservable()
    }

    /// Confirms `code` with `token`.
    public func confirmCode(code: String, token: String) -> Observable<AuthResult> {
        Single.create { [confirm] in try await confirm(code, token) }.asObservable()
    }
}
