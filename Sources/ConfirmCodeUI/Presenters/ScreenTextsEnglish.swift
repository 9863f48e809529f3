extension ScreenTexts {
    /// The words in English.
    public static let english = ScreenTexts(
        signIn: .english,
        phoneTitle: "Sign in",
        phoneField: "Phone number",
        region: "Country or region",
        sendCode: "Send code",
        sendCodeIn: { "A code can be sent to this number in \($0)" },
        withPassword: "With a password",
        codeTitle: "Enter the code",
        codeSentTo: { "We sent it by SMS to \($0)" },
        confirm: "Confirm",
        sendAgain: "Send again",
        newCodeSent: "A new code is on its way",
        changeNumber: "Change number",
        loginTitle: "Log in",
        account: "Account",
        password: "Password",
        remember: "Remember the account",
        logIn: "Log in",
        withPhone: "With a phone",
        personalDataTitle: "Who are you?",
        goOn: "Continue",
        doneTitle: "You are signed in",
        startOver: "Sign in as somebody else",
        busy: "One moment")
}
