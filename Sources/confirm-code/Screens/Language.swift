import ConfirmCode

/// A language of the screens. Its raw value is its code (ISO 639-1).
enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"

    /// The language that the environment asks for, English where there are no words in it: that of the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is not empty (POSIX, "Internationalization Variables").
    init(environment: [String: String]) {
        let values = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        let code = values.first { !$0.isEmpty }?.prefix { !"_.@-".contains($0) }.lowercased()
        self = code.flatMap(Language.init(rawValue:)) ?? .english
    }

    /// The words of the screens.
    var texts: Texts {
        switch self {
        case .english: .english
        case .russian: .russian
        }
    }

    /// What the models say.
    var signInTexts: SignInTexts {
        switch self {
        case .english: .english
        case .russian: .russian
        }
    }
}
