import Foundation

/// Everything the models say to people, in one language.
struct Texts: Sendable {
    let general: String
    let invalidCode: String
    let sessionExpired: String
    let tooManyAttempts: @Sendable (_ wait: Duration?) -> String
    let resendTooSoon: @Sendable (_ wait: Duration) -> String
    let quotaExceeded: String
    let invalidPhoneNumber: String
    let userDisabled: String
    let notAllowed: String
    let appNotVerified: String
    let invalidCredentials: String
    let network: String
    let timeout: String
    let codeLabel: @Sendable (_ length: Int, _ alphabet: CodeField.Alphabet) -> String
    let codeValue: @Sendable (_ entered: Int, _ length: Int) -> String
    let boxLabel: @Sendable (_ number: Int, _ length: Int, _ alphabet: CodeField.Alphabet) -> String

    /// The texts by the code of their language (ISO 639-1).
    static let languages = ["en": english]

    /// The texts in the language that the person prefers, English where there are none.
    static var current: Texts { preferred(by: Locale.preferredLanguages) }

    /// The texts in the first of `languages` that there are texts in, English where there are none.
    static func preferred(by languages: [String]) -> Texts {
        for language in languages {
            if let texts = self.languages[String(language.prefix { $0 != "-" && $0 != "_" })] { return texts }
        }
        return english
    }
}

extension Texts {
    static let english = Texts(
        general: "Something went wrong. Try again.",
        invalidCode: "The code is wrong.",
        sessionExpired: "The code has expired. Ask for a new one.",
        tooManyAttempts: { wait in
            guard let wait else { return "Too many attempts. Try again later." }
            return "Too many attempts. Try again in \(Countdown.Reading(remaining: wait).text)."
        },
        resendTooSoon: { "A new code can be sent in \(Countdown.Reading(remaining: $0).text)." },
        quotaExceeded: "No more codes can be sent now. Try again later.",
        invalidPhoneNumber: "The phone number is not valid.",
        userDisabled: "This account is disabled.",
        notAllowed: "Signing in this way is not possible.",
        appNotVerified: "The app could not be verified.",
        invalidCredentials: "The account or the password is wrong.",
        network: "No connection. Check the network and try again.",
        timeout: "The server did not answer. Try again.",
        codeLabel: { "One-time code, \($0) \($0 == 1 ? $1.noun : $1.noun + "s")" },
        codeValue: { "\($0) of \($1) entered" },
        boxLabel: { "\($2.noun) \($0) of \($1)" })
}

extension CodeField.Alphabet {
    fileprivate var noun: String {
        switch self {
        case .digits: "digit"
        case .alphanumerics: "character"
        }
    }
}
