extension Texts {
    /// The words in English.
    static let english = Texts(
        phoneTitle: "Sign in",
        phonePrompt: "Your phone number, with country code",
        sendCode: "Send code",
        sendingCode: "Asking for a code…",
        codeTitle: "Enter the code",
        sentTo: "We sent it by SMS to",
        checkingCode: "One moment…",
        newCodeSent: "A new code is on its way",
        newCodeIn: "New code in",
        canResend: "No SMS?",
        submit: "Confirm",
        resend: "Send again",
        changeNumber: "Change number",
        successTitle: "You are signed in",
        needPersonalData: "Your number is confirmed; your name comes next",
        signedInAs: "Signed in as %.",
        sendCodeIn: "A code can be sent to this number in %",
        withPassword: "With a password",
        loginTitle: "Log in",
        account: "Account",
        password: "Password",
        remember: "Remember the account",
        logIn: "Log in",
        loggingIn: "Logging in…",
        withPhone: "With a phone",
        sms: "SMS: % is your code",
        phoneHelp: [
            "Type or paste a number · Enter send · Tab next · Ctrl-C quit", "Enter send · Tab next · Ctrl-C quit",
            "^C quit",
        ],
        codeHelp: [
            "0–9 type or paste · ← → move · Tab next · Enter choose · Esc back · Ctrl-C quit",
            "0–9 type · Tab next · Enter choose · Esc back · Ctrl-C quit", "Tab next · Esc back · Ctrl-C quit",
            "^C quit",
        ],
        countryHelp: [
            "← → or a letter choose the country · Tab next · Ctrl-C quit", "← → choose · Tab next · Ctrl-C quit",
            "^C quit",
        ],
        loginHelp: [
            "Type · Tab next · Enter go on · Esc back · Ctrl-C quit", "Tab next · Esc back · Ctrl-C quit", "^C quit",
        ],
        rememberHelp: [
            "Space switch · Tab next · Esc back · Ctrl-C quit", "Space switch · Esc back · ^C quit", "^C quit",
        ],
        buttonHelp: ["Enter choose · Tab next · Ctrl-C quit", "Enter · Tab · ^C", "^C quit"],
        successHelp: ["Enter finish · q quit", "Enter finish", "Enter"])
}
