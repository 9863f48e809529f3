import ConfirmCode
import Foundation

/// The words on the screens, in one language. A language of your own is a copy of another one with its texts replaced.
public struct ScreenTexts: Sendable {
    /// What the models say.
    public var signIn: SignInTexts
    /// The title of the screen for the phone number.
    public var phoneTitle: String
    /// What the field for the number is called.
    public var phoneField: String
    /// What the list of regions is called.
    public var region: String
    /// The button that asks for a code.
    public var sendCode: String
    /// How long the number has to wait; `text` is a time as `mm:ss`.
    public var sendCodeIn: @Sendable (_ text: String) -> String
    /// The button to the login form.
    public var withPassword: String
    /// The title of the screen for the code.
    public var codeTitle: String
    /// Where the code was sent.
    public var codeSentTo: @Sendable (_ phone: String) -> String
    /// The button that confirms the code.
    public var confirm: String
    /// The button that asks for another code.
    public var sendAgain: String
    /// That another code was sent.
    public var newCodeSent: String
    /// The button back to the number.
    public var changeNumber: String
    /// The title of the login form.
    public var loginTitle: String
    /// What the field for the account is called.
    public var account: String
    /// What the field for the password is called.
    public var password: String
    /// The switch that remembers the account.
    public var remember: String
    /// The button that logs in.
    public var logIn: String
    /// The button from the login form to the number.
    public var withPhone: String
    /// The title of the screen for personal data.
    public var personalDataTitle: String
    /// The button that goes on.
    public var goOn: String
    /// The title of the last screen.
    public var doneTitle: String
    /// The button that begins anew.
    public var startOver: String
    /// What is said of a button while something is on its way.
    public var busy: String

    /// The words in the language that the person prefers, English where there are none.
    public static var current: ScreenTexts { preferred(by: Locale.preferredLanguages) }

    /// The words in the first of `languages` that there are words in, English where there are none.
    ///
    /// - Parameter languages: Codes such as `ru`, `ru-RU` or `ru_RU`.
    public static func preferred(by languages: [String]) -> ScreenTexts {
        let language = SignInTexts.preferred(by: languages).language
        return all.first { $0.signIn.language == language } ?? english
    }

    /// The languages that there are words in.
    public static let all = [english, russian]
}
