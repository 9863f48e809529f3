import ConfirmCode
import Testing

struct AuthErrorTests {
    @Test(arguments: [
        AuthError.invalidCode, .sessionExpired, .noSession, .tooManyAttempts(wait: nil),
        .tooManyAttempts(wait: .seconds(90)), .resendTooSoon(wait: .seconds(52)), .quotaExceeded, .invalidPhoneNumber,
        .userDisabled, .notAllowed, .appNotVerified, .invalidCredentials, .network, .timeout, .unexpectedResponse,
        .server(code: "ODD", detail: nil),
    ])
    func `every error says something to people`(error: AuthError) throws {
        let text = try #require(error.errorDescription)
        #expect(text.hasSuffix("."))
        #expect(error.localizedDescription == text)
    }

    @Test func `a wait is told as minutes and seconds, rounded up`() {
        #expect(
            AuthError.tooManyAttempts(wait: .milliseconds(89_400)).errorDescription
                == "Too many attempts. Try again in 1 minute 30 seconds.")
        #expect(AuthError.resendTooSoon(wait: .seconds(52)).errorDescription == "A new code can be sent in 52 seconds.")
    }

    @Test func `what a server says in its own code is not shown`() {
        let error = AuthError.server(code: "SECRET_REASON", detail: "token abc")
        #expect(error.errorDescription == AuthError.unexpectedResponse.errorDescription)
    }
}
