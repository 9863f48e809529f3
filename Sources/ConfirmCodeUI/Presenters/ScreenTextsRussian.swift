extension ScreenTexts {
    /// The words in Russian.
    public static let russian = ScreenTexts(
        signIn: .russian,
        phoneTitle: "Вход",
        phoneField: "Номер телефона",
        region: "Страна или регион",
        sendCode: "Отправить код",
        sendCodeIn: { "Код на этот номер можно отправить через \($0)" },
        withPassword: "По паролю",
        codeTitle: "Введите код",
        codeSentTo: { "Мы отправили его в SMS на номер \($0)" },
        confirm: "Подтвердить",
        sendAgain: "Отправить ещё раз",
        newCodeSent: "Новый код отправлен",
        changeNumber: "Изменить номер",
        loginTitle: "Вход по паролю",
        account: "Учётная запись",
        password: "Пароль",
        remember: "Запомнить учётную запись",
        logIn: "Войти",
        withPhone: "По телефону",
        personalDataTitle: "Как вас зовут?",
        goOn: "Продолжить",
        doneTitle: "Вы вошли",
        startOver: "Войти под другим именем",
        busy: "Подождите")
}
