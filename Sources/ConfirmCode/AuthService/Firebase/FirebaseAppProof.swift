/// A proof for Firebase that a code is asked for by the app and not by a robot. Its description does not show it.
public enum FirebaseAppProof: Equatable, Sendable {
    /// The response token of a reCAPTCHA.
    case recaptchaToken(String)
    /// The receipt of the iOS app's verification, and the secret of the silent push notification.
    case iosReceipt(String, secret: String)
    /// The token of Android's Play Integrity.
    case playIntegrityToken(String)
    /// The response of reCAPTCHA Enterprise.
    case captchaResponse(String)

    /// The proof as fields of a request.
    var fields: [String: String] {
        switch self {
        case .recaptchaToken(let token): ["recaptchaToken": token]
        case .iosReceipt(let receipt, let secret): ["iosReceipt": receipt, "iosSecret": secret]
        case .playIntegrityToken(let token): ["playIntegrityToken": token]
        case .captchaResponse(let response): ["captchaResponse": response]
        }
    }
}

extension FirebaseAppProof: CustomStringConvertible, CustomReflectable {
    /// The name of the type alone.
    public var description: String { "FirebaseAppProof" }

    /// Nothing of the proof.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
