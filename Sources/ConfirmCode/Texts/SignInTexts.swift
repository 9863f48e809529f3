import Foundation

/// Everything the models say to people, in one language. A language of your own is a copy of another one with its texts
/// replaced.
public struct SignInTexts: Sendable {
    /// The code of the language (ISO 639-1).
    public var language: String
    /// For an error that has no text of its own.
    public var general: String
    /// For ``AuthError/invalidCode``.
    public var invalidCode: String
    /// For ``AuthError/sessionExpired`` and ``AuthError/noSession``.
    public var sessionExpired: String
    /// For ``AuthError/tooManyAttempts(wait:)``; the wait where it is known.
    public var tooManyAttempts: @Sendable (_ wait: Duration?) -> String
    /// For ``AuthError/resendTooSoon(wait:)``.
    public var resendTooSoon: @Sendable (_ wait: Duration) -> String
    /// For ``AuthError/quotaExceeded``.
    public var quotaExceeded: String
    /// For ``AuthError/invalidPhoneNumber``.
    public var invalidPhoneNumber: String
    /// For ``AuthError/userDisabled``.
    public var userDisabled: String
    /// For ``AuthError/notAllowed``.
    public var notAllowed: String
    /// For ``AuthError/appNotVerified``.
    public var appNotVerified: String
    /// For ``AuthError/invalidCredentials``.
    public var invalidCredentials: String
    /// For ``AuthError/network``.
    public var network: String
    /// For ``AuthError/timeout``.
    public var timeout: String
    /// What assistive technology calls the code field.
    public var codeLabel: @Sendable (_ length: Int, _ alphabet: CodeField.Alphabet) -> String
    /// How much of the code is entered.
    public var codeValue: @Sendable (_ entered: Int, _ length: Int) -> String
    /// What assistive technology calls a box of the code field; the first one has the number 1.
    public var boxLabel: @Sendable (_ number: Int, _ length: Int, _ alphabet: CodeField.Alphabet) -> String
    /// What assistive technology says of a countdown.
    public var countdown: @Sendable (_ seconds: Int) -> String

    /// The texts in the language that the person prefers, English where there are none.
    public static var current: SignInTexts { preferred(by: Locale.preferredLanguages) }

    /// The texts in the first of `languages` that there are texts in, English where there are none.
    ///
    /// - Parameter languages: Codes such as `ru`, `ru-RU` or `ru_RU`.
    public static func preferred(by languages: [String]) -> SignInTexts {
        for language in languages {
            let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
            if let texts = all.first(where: { $0.language == code }) { return texts }
        }
        return english
    }

    /// The languages that there are texts in.
    public static let all = [english, russian]

    /// The name of a region in this language; its code where no name is known.
    public func name(of region: PhoneRegion) -> String {
        Locale(identifier: language).localizedString(forRegionCode: region.code) ?? region.code
    }
}
