import Testing

@testable import ConfirmCode

struct SignInTextsTests {
    @Test func `a language without texts is English`() {
        #expect(SignInTexts.preferred(by: ["xx-YY"]).language == "en")
        #expect(SignInTexts.preferred(by: []).language == "en")
    }

    @Test func `the first language that there are texts in is taken, whatever the region`() {
        #expect(SignInTexts.preferred(by: ["xx", "en-GB"]).language == "en")
        #expect(SignInTexts.preferred(by: ["ru_RU"]).language == "ru")
        #expect(SignInTexts.preferred(by: ["RU", "en"]).language == "ru")
    }

    @Test(arguments: [
        AuthError.invalidCode, .sessionExpired, .noSession, .tooManyAttempts(wait: nil),
        .tooManyAttempts(wait: .seconds(5)), .resendTooSoon(wait: .seconds(1)), .quotaExceeded, .invalidPhoneNumber,
        .userDisabled, .notAllowed, .appNotVerified, .invalidCredentials, .network, .timeout, .unexpectedResponse,
        .server(code: "X", detail: nil),
    ])
    func `every error has a text of its own language`(error: AuthError) {
        let texts = SignInTexts.all.map { error.text(in: $0) }
        #expect(Set(texts).count == SignInTexts.all.count)
        for text in texts { #expect(text.hasSuffix(".")) }
        #expect(texts[0].unicodeScalars.allSatisfy { $0.isASCII })
        #expect(texts[1].unicodeScalars.contains { (0x0400...0x04FF).contains($0.value) })
    }

    @Test func `a wait is told with the plural forms of the language`() {
        let waits = [1, 2, 5, 21, 60, 125].map { Duration.seconds($0) }
        #expect(
            waits.map { AuthError.resendTooSoon(wait: $0).text(in: .english) } == [
                "A new code can be sent in 1 second.", "A new code can be sent in 2 seconds.",
                "A new code can be sent in 5 seconds.", "A new code can be sent in 21 seconds.",
                "A new code can be sent in 1 minute.", "A new code can be sent in 2 minutes 5 seconds.",
            ])
        #expect(
            waits.map { AuthError.resendTooSoon(wait: $0).text(in: .russian) } == [
                "Новый код можно отправить через 1 секунду.", "Новый код можно отправить через 2 секунды.",
                "Новый код можно отправить через 5 секунд.", "Новый код можно отправить через 21 секунду.",
                "Новый код можно отправить через 1 минуту.", "Новый код можно отправить через 2 минуты 5 секунд.",
            ])
    }

    @Test func `a countdown is spoken with the plural forms of the language`() {
        #expect(
            [0, 1, 45].map { SignInTexts.english.countdown($0) } == [
                "A new code can be sent", "New code in 1 second", "New code in 45 seconds",
            ])
        #expect(
            [0, 1, 42].map { SignInTexts.russian.countdown($0) } == [
                "Можно отправить новый код", "Новый код через 1 секунду", "Новый код через 42 секунды",
            ])
    }

    @Test func `the code field is spoken in the language`() {
        var field = CodeField(length: 4)
        _ = field.insert("12")
        #expect(field.accessibilityLabel(in: .russian) == "Одноразовый код, 4 цифры")
        #expect(field.accessibilityValue(in: .russian) == "Введено 2 из 4")
        #expect(field.boxes(in: .russian)[1].accessibilityLabel == "цифра 2 из 4")
        let letters = CodeField(length: 5, alphabet: .alphanumerics)
        #expect(letters.accessibilityLabel(in: .russian) == "Одноразовый код, 5 символов")
        #expect(letters.accessibilityLabel(in: .english) == "One-time code, 5 characters")
    }

    @Test func `a language of your own is a copy with other texts`() {
        var texts = SignInTexts.english
        texts.invalidCode = "Nope."
        #expect(AuthError.invalidCode.text(in: texts) == "Nope.")
    }
}
