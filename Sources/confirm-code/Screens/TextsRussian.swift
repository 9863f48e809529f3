extension Texts {
    /// The words in Russian.
    static let russian = Texts(
        phoneTitle: "Вход",
        phonePrompt: "Ваш номер телефона с кодом страны",
        sendCode: "Получить код",
        sendingCode: "Запрашиваем код…",
        codeTitle: "Введите код",
        sentTo: "Мы отправили его в SMS на",
        checkingCode: "Секунду…",
        newCodeSent: "Новый код отправлен",
        newCodeIn: "Новый код через",
        canResend: "Нет SMS?",
        submit: "Подтвердить",
        resend: "Ещё раз",
        changeNumber: "Другой номер",
        successTitle: "Вы вошли",
        needPersonalData: "Номер подтверждён; дальше нужно ваше имя",
        signedInAs: "Вход выполнен: %.",
        sendCodeIn: "Код на этот номер можно отправить через %",
        withPassword: "По паролю",
        loginTitle: "Вход по паролю",
        account: "Учётная запись",
        password: "Пароль",
        remember: "Запомнить учётную запись",
        logIn: "Войти",
        loggingIn: "Входим…",
        withPhone: "По телефону",
        sms: "SMS: ваш код %",
        phoneHelp: [
            "Введите или вставьте номер · Enter отправить · Tab дальше · Ctrl-C выход",
            "Enter отправить · Tab дальше · ^C выход", "^C выход",
        ],
        codeHelp: [
            "0–9 или вставка · ← → место · Tab дальше · Enter выбор · Esc назад · ^C выход",
            "0–9 ввод · Tab дальше · Enter выбор · Esc назад · ^C выход",
            "Tab дальше · Esc назад · ^C выход", "^C выход",
        ],
        countryHelp: [
            "← → или буква: выбор страны · Tab дальше · Ctrl-C выход", "← → выбор · Tab дальше · ^C выход", "^C выход",
        ],
        loginHelp: [
            "Ввод текста · Tab дальше · Enter дальше · Esc назад · Ctrl-C выход",
            "Tab дальше · Esc назад · ^C выход", "^C выход",
        ],
        rememberHelp: [
            "Пробел переключить · Tab дальше · Esc назад · Ctrl-C выход", "Пробел · Esc назад · ^C выход", "^C выход",
        ],
        buttonHelp: ["Enter выбор · Tab дальше · Ctrl-C выход", "Enter · Tab · ^C", "^C выход"],
        successHelp: ["Enter готово · q выход", "Enter готово", "Enter"])
}
