import ConfirmCode
import Streams

/// What the screen for a code shows beside its field.
public struct ConfirmCodePresenter: Hashable, Sendable {
    /// Its title.
    public var title: String
    /// Where the code was sent.
    public var subtitle: String
    /// Whether the field takes anything: not after the end, and not while too many attempts are waited off.
    public var isFieldEnabled: Bool
    /// How things stand.
    public var message: ScreenMessage?
    /// The button that confirms.
    public var confirm: ButtonPresenter
    /// The button that asks for another code, there once the wait is over.
    public var resend: ButtonPresenter
    /// The button back to the number.
    public var changeNumber: ButtonPresenter
    /// The wait for another code.
    public var countdown: CountdownPresenter
    /// Whether a request is on its way.
    public var isLoading: Bool
}

extension ConfirmCodePresenter {
    /// The state of a code screen that the picture is made of.
    struct Facts {
        var phone: String
        var state = ConfirmCodeState.editing
        var isLoading = false
        var canSubmit = false
        var canResend = false
        var reading = Countdown.Reading(remaining: .zero)
        var message: ScreenMessage?
    }

    init(_ facts: Facts, texts: ScreenTexts) {
        let isConfirming = facts.state == .confirming
        title = texts.codeTitle
        // The marks keep the number from left to right in a language that is written the other way.
        subtitle = texts.codeSentTo("\u{2066}\(PhoneNumber(facts.phone)?.formatted ?? facts.phone)\u{2069}")
        switch facts.state {
        case .locked, .done: isFieldEnabled = false
        case .editing, .confirming, .invalid, .expired: isFieldEnabled = true
        }
        message = facts.message
        confirm = ButtonPresenter(
            texts.confirm, isEnabled: facts.canSubmit, isBusy: isConfirming, busy: texts.busy)
        resend = ButtonPresenter(
            texts.sendAgain, isEnabled: facts.canResend, isBusy: facts.isLoading && !isConfirming,
            isHidden: !facts.reading.isExpired, busy: texts.busy)
        changeNumber = ButtonPresenter(texts.changeNumber, isEnabled: facts.state != .done)
        countdown = CountdownPresenter(facts.reading, texts: texts.signIn)
        isLoading = facts.isLoading
    }
}

extension CodeEntry {
    /// What the screen shows now, and at each change. It does not keep the models alive.
    ///
    /// - Parameter texts: What is said.
    public func presented(in texts: ScreenTexts = .current) -> Driver<ConfirmCodePresenter> {
        let phone = confirmation.session.phone
        return Driver.combineLatest(
            confirmation.state, confirmation.isLoading, confirmation.canSubmit, confirmation.canResend,
            confirmation.countdown, messages(in: texts)
        ) { state, isLoading, canSubmit, canResend, reading, message in
            ConfirmCodePresenter(
                Facts(
                    phone: phone, state: state, isLoading: isLoading, canSubmit: canSubmit, canResend: canResend,
                    reading: reading, message: message), texts: texts)
        }
        .distinctUntilChanged()
    }

    /// What the screen shows before it is observed.
    func unobserved(in texts: ScreenTexts) -> ConfirmCodePresenter {
        ConfirmCodePresenter(Facts(phone: confirmation.session.phone), texts: texts)
    }

    private typealias Facts = ConfirmCodePresenter.Facts

    /// The last error or news, until the code or the state of the screen changes.
    private func messages(in texts: ScreenTexts) -> Driver<ScreenMessage?> {
        Driver<ScreenMessage?>.merge(
            confirmation.state.map { _ in nil },
            field.shownText.map { _ in nil },
            confirmation.errors.map { .error($0) },
            confirmation.didRequestNewCode.map { .info(texts.newCodeSent) }
        )
        .distinctUntilChanged()
    }
}
