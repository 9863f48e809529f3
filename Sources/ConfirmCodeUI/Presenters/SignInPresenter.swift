import ConfirmCode

/// What is around the screens of a sign-in.
public struct SignInPresenter: Hashable, Sendable {
    /// The title of the screen.
    public let title: String
    /// The phone number or account that is signed in; nil while nobody is.
    public let name: String?
    /// The button to the screen before; nil where there is no way back.
    public let back: ButtonPresenter?
    /// The button to the other way to sign in; nil where there is none.
    public let other: ButtonPresenter?
    /// The button that goes on after the sign-in; nil before.
    public let next: ButtonPresenter?

    /// What is around the screen of `step`.
    ///
    /// - Parameters:
    ///   - canLogIn: Whether there is a login form.
    ///   - texts: What is said.
    public init(_ step: SignInStep, canLogIn: Bool, texts: ScreenTexts = .current) {
        switch step {
        case .phone:
            self.init(
                title: texts.phoneTitle,
                other: canLogIn ? ButtonPresenter(texts.withPassword, isEnabled: true) : nil)
        case .code:
            self.init(title: texts.codeTitle, back: ButtonPresenter(texts.changeNumber, isEnabled: true))
        case .login:
            self.init(title: texts.loginTitle, back: ButtonPresenter(texts.withPhone, isEnabled: true))
        case .personalData(let name):
            self.init(
                title: texts.personalDataTitle, name: Self.shown(name),
                next: ButtonPresenter(texts.goOn, isEnabled: true))
        case .done(let name):
            self.init(
                title: texts.doneTitle, name: Self.shown(name),
                next: ButtonPresenter(texts.startOver, isEnabled: true))
        }
    }

    private init(
        title: String, name: String? = nil, back: ButtonPresenter? = nil, other: ButtonPresenter? = nil,
        next: ButtonPresenter? = nil
    ) {
        self.title = title
        self.name = name
        self.back = back
        self.other = other
        self.next = next
    }

    /// A phone number as people read it, anything else as it is.
    private static func shown(_ name: String) -> String {
        guard PhoneNumber.isE164(name), let number = PhoneNumber(name) else { return name }
        return "\u{2066}\(number.formatted)\u{2069}"
    }
}
