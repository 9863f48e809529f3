import Foundation

/// Why a sign-in request failed.
public enum AuthError: LocalizedError, Equatable, Sendable {
    /// The code is wrong.
    case invalidCode
    /// The session is over, used or unknown: a new code is needed.
    case sessionExpired
    /// The request named no session.
    case noSession
    /// No more codes are accepted for a while; `wait` is that while, where the service tells it.
    case tooManyAttempts(wait: Duration?)
    /// A new code may be asked for only after `wait`.
    case resendTooSoon(wait: Duration)
    /// The service sends no more codes for now.
    case quotaExceeded
    /// The number is not one that a code can be sent to.
    case invalidPhoneNumber
    /// The account is switched off.
    case userDisabled
    /// The service does not offer this way to sign in.
    case notAllowed
    /// The service does not trust the app.
    case appNotVerified
    /// The account or the password is wrong.
    case invalidCredentials
    /// The service could not be reached.
    case network
    /// The service did not answer in time.
    case timeout
    /// The service answered something that cannot be understood.
    case unexpectedResponse
    /// Any other answer of the service, with its own code.
    case server(code: String, detail: String?)

    /// The error as a sentence for the person who signs in.
    public var errorDescription: String? { text(in: .current) }
}

extension AuthError {
    func text(in texts: SignInTexts) -> String {
        switch self {
        case .invalidCode: texts.invalidCode
        case .sessionExpired, .noSession: texts.sessionExpired
        case .tooManyAttempts(let wait): texts.tooManyAttempts(wait)
        case .resendTooSoon(let wait): texts.resendTooSoon(wait)
        case .quotaExceeded: texts.quotaExceeded
        case .invalidPhoneNumber: texts.invalidPhoneNumber
        case .userDisabled: texts.userDisabled
        case .notAllowed: texts.notAllowed
        case .appNotVerified: texts.appNotVerified
        case .invalidCredentials: texts.invalidCredentials
        case .network: texts.network
        case .timeout: texts.timeout
        case .unexpectedResponse, .server: texts.general
        }
    }
}
