import ConfirmCode
import Streams
import StreamsTesting

/// Services that answer a second later: `123456` is the code and `secret` the password, `999999` one attempt too many.
struct StubServices: AuthService, PasswordAuthService {
    let scheduler: TestScheduler

    func loginByPhone(phone: String) -> Observable<String> {
        answer(phone.hasSuffix("99") ? .failure(.invalidPhoneNumber) : .success("token"))
    }

    func confirmCode(code: String, token: String) -> Observable<AuthResult> {
        switch code {
        case "123456": answer(.success(.success))
        case "999999": answer(.failure(.tooManyAttempts(wait: .seconds(10))))
        default: answer(.failure(.invalidCode))
        }
    }

    func login(account: String, password: String) -> Observable<AuthResult> {
        answer(password == "secret" ? .success(.success) : .failure(.invalidCredentials))
    }

    private func answer<Value: Sendable>(_ result: Result<Value, AuthError>) -> Observable<Value> {
        Observable<Int>.timer(.seconds(1), scheduler: scheduler).map { _ in try result.get() }
    }
}
