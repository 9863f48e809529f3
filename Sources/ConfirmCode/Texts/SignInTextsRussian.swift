extension SignInTexts {
    /// The texts in Russian.
    public static let russian = SignInTexts(
        language: "ru",
        general: "Что-то пошло не так. Попробуйте ещё раз.",
        invalidCode: "Неверный код.",
        sessionExpired: "Срок действия кода истёк. Запросите новый.",
        tooManyAttempts: { wait in
            guard let wait else { return "Слишком много попыток. Попробуйте позже." }
            return "Слишком много попыток. Попробуйте через \(words(for: wait))."
        },
        resendTooSoon: { "Новый код можно отправить через \(words(for: $0))." },
        quotaExceeded: "Сейчас коды больше не отправляются. Попробуйте позже.",
        invalidPhoneNumber: "Неверный номер телефона.",
        userDisabled: "Эта учётная запись отключена.",
        notAllowed: "Войти этим способом нельзя.",
        appNotVerified: "Не удалось проверить приложение.",
        invalidCredentials: "Неверная учётная запись или пароль.",
        network: "Нет соединения. Проверьте сеть и попробуйте ещё раз.",
        timeout: "Сервер не ответил. Попробуйте ещё раз.",
        codeLabel: { length, alphabet in
            switch alphabet {
            case .digits: "Одноразовый код, \(Plural.russian(length, "цифра", "цифры", "цифр"))"
            case .alphanumerics: "Одноразовый код, \(Plural.russian(length, "символ", "символа", "символов"))"
            }
        },
        codeValue: { "Введено \($0) из \($1)" },
        boxLabel: { number, length, alphabet in
            "\(alphabet == .digits ? "цифра" : "символ") \(number) из \(length)"
        },
        countdown: { $0 == 0 ? "Можно отправить новый код" : "Новый код через \(seconds($0))" })

    private static func words(for wait: Duration) -> String {
        WaitInWords(wait).text(minutes: { Plural.russian($0, "минуту", "минуты", "минут") }, seconds: seconds)
    }

    private static func seconds(_ count: Int) -> String { Plural.russian(count, "секунду", "секунды", "секунд") }
}
