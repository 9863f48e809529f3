import Foundation
import Testing

@testable import ConfirmCode

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private struct Nameless: Error {}

private enum Named: LocalizedError {
    case mine, empty
    var errorDescription: String? { self == .mine ? "My own text" : "" }
}

struct AuthErrorTests {
    @Test func `every error says something to people`() {
        let errors: [AuthError] = [
            .invalidCode, .sessionExpired, .noSession, .tooManyAttempts(wait: nil),
            .tooManyAttempts(wait: .seconds(90)),
            .resendTooSoon(wait: .seconds(52)), .quotaExceeded, .invalidPhoneNumber, .userDisabled, .notAllowed,
            .appNotVerified, .invalidCredentials, .network, .timeout, .unexpectedResponse,
            .server(code: "ODD", detail: nil),
        ]
        for error in errors { #expect(error.errorDescription?.hasSuffix(".") == true) }
    }

    @Test func `a wait is told as minutes and seconds, rounded up`() {
        #expect(
            AuthError.tooManyAttempts(wait: .milliseconds(89_400)).errorDescription
                == "Too many attempts. Try again in 01:30.")
        #expect(AuthError.resendTooSoon(wait: .seconds(52)).errorDescription == "A new code can be sent in 00:52.")
    }

    @Test func `what a server says in its own code is not shown`() {
        let error = AuthError.server(code: "SECRET_REASON", detail: "token abc")
        #expect(error.errorDescription == Texts.english.general)
    }

    @Test func `an error without a text of its own shows the general one`() {
        #expect(ErrorText.of(Nameless()) == "Something went wrong. Try again.")
        #expect(ErrorText.of(Named.empty) == "Something went wrong. Try again.")
        #expect(ErrorText.of(Named.mine) == "My own text")
    }

    @Test func `a request that was cancelled is nothing to show`() {
        #expect(ErrorText.of(CancellationError()) == nil)
        #expect(ErrorText.of(URLError(.cancelled)) == nil)
        #expect(ErrorText.of(URLError(.notConnectedToInternet)) == Texts.english.network)
    }

    @Test func `a language without texts is English`() {
        #expect(Texts.preferred(by: ["xx-YY"]).invalidCode == Texts.english.invalidCode)
        #expect(Texts.preferred(by: []).invalidCode == Texts.english.invalidCode)
        #expect(Texts.preferred(by: ["xx", "en-GB"]).general == Texts.english.general)
    }
}
