import ConfirmCode
import Streams

/// What the login form shows.
public struct LoginPresenter: Hashable, Sendable {
    /// Its title.
    public var title: String
    /// What the field for the account is called.
    public var accountPlaceholder: String
    /// What the field for the password is called.
    public var passwordPlaceholder: String
    /// What the switch is called.
    public var rememberTitle: String
    /// The account in the form, at first the one that was remembered.
    public var account: String
    /// Whether the account is remembered.
    public var isRemembering: Bool
    /// How things stand.
    public var message: ScreenMessage?
    /// The button that logs in.
    public var logIn: ButtonPresenter
    /// The button to the phone number.
    public var withPhone: ButtonPresenter
    /// Whether the fields take anything.
    public var areFieldsEnabled: Bool
    /// Whether a request is on its way.
    public var isLoading: Bool
}

extension LoginPresenter {
    /// The state of a login form that the picture is made of.
    struct Facts {
        var account = ""
        var isRemembering = false
        var canLogIn = false
        var isLoading = false
        var isLocked = false
        var message: ScreenMessage?
    }

    init(_ facts: Facts, texts: ScreenTexts) {
        title = texts.loginTitle
        accountPlaceholder = texts.account
        passwordPlaceholder = texts.password
        rememberTitle = texts.remember
        account = facts.account
        isRemembering = facts.isRemembering
        message = facts.message
        logIn = ButtonPresenter(texts.logIn, isEnabled: facts.canLogIn, isBusy: facts.isLoading, busy: texts.busy)
        withPhone = ButtonPresenter(texts.withPhone, isEnabled: true)
        areFieldsEnabled = !facts.isLoading && !facts.isLocked
        isLoading = facts.isLoading
    }
}

extension LoginPresenter {
    /// What the form shows before it is observed.
    static func unobserved(in texts: ScreenTexts) -> LoginPresenter { LoginPresenter(Facts(), texts: texts) }
}

extension LoginViewModel {
    /// What the form shows now, and at each change. It does not keep the model alive.
    ///
    /// - Parameter texts: What is said.
    public func presented(in texts: ScreenTexts = .current) -> Driver<LoginPresenter> {
        let messages = Driver<ScreenMessage?>.merge(
            accountText.map { _ in nil }, isLoading.map { _ in nil }, isLocked.map { _ in nil },
            errors.map { .error($0) })
        return Driver.combineLatest(
            accountText, isRemembering, canLogIn, isLoading, isLocked, messages.distinctUntilChanged()
        ) { account, isRemembering, canLogIn, isLoading, isLocked, message in
            LoginPresenter(
                LoginPresenter.Facts(
                    account: account, isRemembering: isRemembering, canLogIn: canLogIn, isLoading: isLoading,
                    isLocked: isLocked, message: message), texts: texts)
        }
        .distinctUntilChanged()
    }
}
