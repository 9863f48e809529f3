extension SignInTexts {
    /// The texts in English.
    public static let english = SignInTexts(
        language: "en",
        general: "Something went wrong. Try again.",
        invalidCode: "The code is wrong.",
        sessionExpired: "The code has expired. Ask for a new one.",
        tooManyAttempts: { wait in
            guard let wait else { return "Too many attempts. Try again later." }
            return "Too many attempts. Try again in \(words(for: wait))."
        },
        resendTooSoon: { "A new code can be sent in \(words(for: $0))." },
        quotaExceeded: "No more codes can be sent now. Try again later.",
        invalidPhoneNumber: "The phone number is not valid.",
        userDisabled: "This account is disabled.",
        notAllowed: "Signing in this way is not possible.",
        appNotVerified: "The app could not be verified.",
        invalidCredentials: "The account or the password is wrong.",
        network: "No connection. Check the network and try again.",
        timeout: "The server did not answer. Try again.",
        codeLabel: { "One-time code, \(Plural.english($0, noun($1), noun($1) + "s"))" },
        codeValue: { "\($0) of \($1) entered" },
        boxLabel: { "\(noun($2)) \($0) of \($1)" },
        countdown: { $0 == 0 ? "A new code can be sent" : "New code in \(seconds($0))" })

    private static func words(for wait: Duration) -> String {
        WaitInWords(wait).text(minutes: { Plural.english($0, "minute", "minutes") }, seconds: seconds)
    }

    private static func seconds(_ count: Int) -> String { Plural.english(count, "second", "seconds") }

    private static func noun(_ alphabet: CodeField.Alphabet) -> String {
        switch alphabet {
        case .digits: "digit"
        case .alphanumerics: "character"
        }
    }
}
