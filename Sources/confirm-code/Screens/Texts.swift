/// The words of the screens, in one language.
struct Texts: Equatable, Sendable {
    var phoneTitle: String
    var phonePrompt: String
    var sendCode: String
    var sendingCode: String
    var codeTitle: String
    var sentTo: String
    var checkingCode: String
    var newCodeSent: String
    var newCodeIn: String
    var canResend: String
    var submit: String
    var resend: String
    var changeNumber: String
    var successTitle: String
    var needPersonalData: String
    /// What is printed when the app has ended, where `%` is who is signed in.
    var signedInAs: String
    /// Where `%` is the time.
    var sendCodeIn: String
    var withPassword: String
    var loginTitle: String
    var account: String
    var password: String
    var remember: String
    var logIn: String
    var loggingIn: String
    var withPhone: String
    /// Where `%` is the code.
    var sms: String

    /// The keys of each screen; the first line that fits is shown.
    var phoneHelp: [String]
    var codeHelp: [String]
    var countryHelp: [String]
    var loginHelp: [String]
    var rememberHelp: [String]
    var buttonHelp: [String]
    var successHelp: [String]
}
