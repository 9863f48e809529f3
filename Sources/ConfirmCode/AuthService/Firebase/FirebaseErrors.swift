import Foundation

extension AuthError {
    /// The error of a message of Firebase: a code, or `CODE : detail`.
    init(firebase message: String) {
        let parts = message.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        let code = parts[0]
        let detail = parts.count > 1 ? parts[1] : nil
        self = Self.meanings[code] ?? .server(code: code, detail: detail)
    }

    /// What the codes mean that have a meaning of their own here (Identity Platform, REST error codes).
    private static let meanings: [String: AuthError] = [
        "INVALID_CODE": .invalidCode,
        "MISSING_CODE": .invalidCode,
        "SESSION_EXPIRED": .sessionExpired,
        "INVALID_SESSION_INFO": .sessionExpired,
        "INVALID_TEMPORARY_PROOF": .sessionExpired,
        "MISSING_SESSION_INFO": .noSession,
        "TOO_MANY_ATTEMPTS_TRY_LATER": .tooManyAttempts(wait: nil),
        "QUOTA_EXCEEDED": .quotaExceeded,
        "INVALID_PHONE_NUMBER": .invalidPhoneNumber,
        "MISSING_PHONE_NUMBER": .invalidPhoneNumber,
        "USER_DISABLED": .userDisabled,
        "OPERATION_NOT_ALLOWED": .notAllowed,
        "ADMIN_ONLY_OPERATION": .notAllowed,
        "PROJECT_DISABLED": .notAllowed,
        "UNSUPPORTED_TENANT_OPERATION": .notAllowed,
        "UNSUPPORTED_FIRST_FACTOR": .notAllowed,
        "CAPTCHA_CHECK_FAILED": .appNotVerified,
        "MISSING_APP_CREDENTIAL": .appNotVerified,
        "INVALID_APP_CREDENTIAL": .appNotVerified,
        "APP_NOT_VERIFIED": .appNotVerified,
        "MISSING_CLIENT_IDENTIFIER": .appNotVerified,
        "INVALID_LOGIN_CREDENTIALS": .invalidCredentials,
        "EMAIL_NOT_FOUND": .invalidCredentials,
        "INVALID_PASSWORD": .invalidCredentials,
    ]
}
