import ConfirmCode
import Streams

/// What the screen for a phone number shows.
public struct PhoneEntryPresenter: Hashable, Sendable {
    /// Its title.
    public var title: String
    /// What the field is called.
    public var placeholder: String
    /// What the list of regions is called.
    public var regionTitle: String
    /// The region that is chosen.
    public var region: PhoneRegion
    /// The number as the region groups it.
    public var text: String
    /// How things stand: an error, or the wait of the number.
    public var message: ScreenMessage?
    /// The button that asks for a code.
    public var send: ButtonPresenter
    /// Whether a request is on its way.
    public var isLoading: Bool

    /// What a region is called in the list: its flag, name and dial code.
    public static func title(of region: PhoneRegion, in texts: ScreenTexts) -> String {
        [region.flag, texts.signIn.name(of: region), "\u{2066}+\(region.dialCode)\u{2069}"]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What a text field with `typed` in it is to be set to, where the number as the region groups it is `formatted`.
    ///
    /// It is grouped where it was typed or erased at its end. In the middle it stays as it is, since the caret would jump.
    public static func text(typed: String, before old: String, formatted: String) -> String {
        typed.hasPrefix(old) || old.hasPrefix(typed) ? formatted : typed
    }
}

extension PhoneEntryPresenter {
    /// The state of a phone screen that the picture is made of.
    struct Facts {
        var region: PhoneRegion
        var text = ""
        var canSubmit = false
        var isLoading = false
        var error: String?
        var wait = Countdown.Reading(remaining: .zero)
    }

    init(_ facts: Facts, texts: ScreenTexts) {
        title = texts.phoneTitle
        placeholder = texts.phoneField
        regionTitle = texts.region
        region = facts.region
        text = facts.text
        let wait = facts.wait.isExpired ? nil : ScreenMessage.info(texts.sendCodeIn(facts.wait.text))
        message = facts.error.map { .error($0) } ?? wait
        send = ButtonPresenter(
            texts.sendCode, isEnabled: facts.canSubmit, isBusy: facts.isLoading, busy: texts.busy)
        isLoading = facts.isLoading
    }
}

extension PhoneEntryPresenter {
    /// What the screen shows before it is observed.
    static func unobserved(in texts: ScreenTexts) -> PhoneEntryPresenter {
        PhoneEntryPresenter(Facts(region: .ofDevice), texts: texts)
    }
}

extension PhoneEntryViewModel {
    /// What the screen shows now, and at each change. It does not keep the model alive.
    ///
    /// - Parameter texts: What is said.
    public func presented(in texts: ScreenTexts = .current) -> Driver<PhoneEntryPresenter> {
        Driver.combineLatest(selectedRegion, formattedText, canSubmit, isLoading, error, wait) {
            region, text, canSubmit, isLoading, error, wait in
            PhoneEntryPresenter(
                PhoneEntryPresenter.Facts(
                    region: region, text: text, canSubmit: canSubmit, isLoading: isLoading, error: error, wait: wait),
                texts: texts)
        }
        .distinctUntilChanged()
    }
}
