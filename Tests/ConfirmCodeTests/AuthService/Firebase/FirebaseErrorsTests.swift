import Testing

@testable import ConfirmCode

/// Every code that has a meaning of its own, and the meaning.
let firebaseErrors: [(code: String, error: AuthError)] = [
    ("INVALID_CODE", .invalidCode), ("MISSING_CODE", .invalidCode),
    ("SESSION_EXPIRED", .sessionExpired), ("INVALID_SESSION_INFO", .sessionExpired),
    ("INVALID_TEMPORARY_PROOF", .sessionExpired),
    ("MISSING_SESSION_INFO", .noSession),
    ("TOO_MANY_ATTEMPTS_TRY_LATER", .tooManyAttempts(wait: nil)),
    ("QUOTA_EXCEEDED", .quotaExceeded),
    ("INVALID_PHONE_NUMBER", .invalidPhoneNumber), ("MISSING_PHONE_NUMBER", .invalidPhoneNumber),
    ("USER_DISABLED", .userDisabled),
    ("OPERATION_NOT_ALLOWED", .notAllowed), ("ADMIN_ONLY_OPERATION", .notAllowed), ("PROJECT_DISABLED", .notAllowed),
    ("UNSUPPORTED_TENANT_OPERATION", .notAllowed), ("UNSUPPORTED_FIRST_FACTOR", .notAllowed),
    ("CAPTCHA_CHECK_FAILED", .appNotVerified), ("MISSING_APP_CREDENTIAL", .appNotVerified),
    ("INVALID_APP_CREDENTIAL", .appNotVerified), ("APP_NOT_VERIFIED", .appNotVerified),
    ("MISSING_CLIENT_IDENTIFIER", .appNotVerified),
    ("INVALID_LOGIN_CREDENTIALS", .invalidCredentials), ("EMAIL_NOT_FOUND", .invalidCredentials),
    ("INVALID_PASSWORD", .invalidCredentials),
]

struct FirebaseErrorsTests {
    @Test(arguments: firebaseErrors)
    func `a known code has its meaning, with or without a detail`(code: String, error: AuthError) {
        #expect(AuthError(firebase: code) == error)
        #expect(AuthError(firebase: "\(code) : some detail: more") == error)
        #expect(AuthError(firebase: " \(code):") == error)
    }

    @Test(
        arguments: [
            ("TOKEN_EXPIRED", "TOKEN_EXPIRED", nil),
            ("WEAK_PASSWORD : Use 6: or more ", "WEAK_PASSWORD", "Use 6: or more"),
            ("The request is missing a valid API key.", "The request is missing a valid API key.", nil),
            ("invalid_code", "invalid_code", nil), ("ODD :", "ODD", ""), ("", "", nil), (":", "", ""),
        ] as [(String, String, String?)])
    func `any other is kept as it is`(message: String, code: String, detail: String?) {
        #expect(AuthError(firebase: message) == .server(code: code, detail: detail))
    }
}
