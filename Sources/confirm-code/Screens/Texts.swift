/// The words of the screens, in one language.
struct Texts: Equatable, Sendable {
    var phoneTitle = "Sign in"
    var phonePrompt = "Your phone number, with country code"
    var sendCode = "Send code"
    var sendingCode = "Asking for a code…"
    var codeTitle = "Enter the code"
    var sentTo = "We sent it by SMS to"
    var checkingCode = "One moment…"
    var newCodeSent = "A new code is on its way"
    var newCodeIn = "New code in"
    var canResend = "No SMS?"
    var submit = "Confirm"
    var resend = "Send again"
    var changeNumber = "Change number"
    var successTitle = "You are signed in"
    var needPersonalData = "Your number is confirmed; your name comes next"
    var sendCodeIn = "A code can be sent to this number in %"
    var withPassword = "With a password"
    var loginTitle = "Log in"
    var account = "Account"
    var password = "Password"
    var remember = "Remember the account"
    var logIn = "Log in"
    var loggingIn = "Logging in…"
    var withPhone = "With a phone"
    var sms = "SMS: % is your code"

    /// The keys of each screen; the first line that fits is shown.
    var phoneHelp = [
        "Type or paste a number · Enter send · Tab next · Ctrl-C quit", "Enter send · Tab next · Ctrl-C quit",
        "^C quit",
    ]
    var codeHelp = [
        "0–9 type or paste · ← → move · Tab next · Enter choose · Esc back · Ctrl-C quit",
        "0–9 type · Tab next · Enter choose · Esc back · Ctrl-C quit", "Tab next · Esc back · Ctrl-C quit", "^C quit",
    ]
    var countryHelp = [
        "← → or a letter choose the country · Tab next · Ctrl-C quit", "← → choose · Tab next · Ctrl-C quit", "^C quit",
    ]
    var loginHelp = [
        "Type · Tab next · Enter go on · Esc back · Ctrl-C quit", "Tab next · Esc back · Ctrl-C quit", "^C quit",
    ]
    var rememberHelp = [
        "Space switch · Tab next · Esc back · Ctrl-C quit", "Space switch · Esc back · ^C quit", "^C quit",
    ]
    var buttonHelp = ["Enter choose · Tab next · Ctrl-C quit", "Enter · Tab · ^C", "^C quit"]
    var successHelp = ["Enter finish · q quit", "Enter finish", "Enter"]

    static let english = Texts()
}
