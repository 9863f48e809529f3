/// A screen of a sign-in.
public enum SignInStep: Hashable, Sendable {
    /// The phone number is asked for.
    case phone
    /// The code that was sent to `phone` is asked for.
    case code(phone: String)
    /// Account and password are asked for.
    case login
    /// `name`, a phone number or account, is confirmed and new to the service, which asks for personal data.
    case personalData(name: String)
    /// `name`, a phone number or account, is signed in.
    case done(name: String)

    /// True where somebody is confirmed, so that there is no way back.
    public var isAuthorized: Bool {
        switch self {
        case .phone, .code, .login: false
        case .personalData, .done: true
        }
    }
}
