import ConfirmCode

/// What a code field looks like, and what is said of it.
public struct CodeFieldPresenter: Hashable, Sendable {
    /// The boxes from left to right, in every language.
    public let boxes: [CodeBoxPresenter]
    /// What the hidden text field holds.
    public let text: String
    /// Whether the digits are hidden.
    public let isSecure: Bool
    /// Whether only digits are asked for, so that a number pad will do.
    public let wantsNumberPad: Bool
    /// Whether the code was rejected.
    public let isInvalid: Bool
    /// Whether it takes anything.
    public let isEnabled: Bool
    /// What assistive technology calls the field, such as "One-time code, 6 digits".
    public let accessibilityLabel: String
    /// How much is entered, and the digits one by one where they may be heard.
    public let accessibilityValue: String

    /// What `field` looks like.
    ///
    /// - Parameters:
    ///   - isFocused: Whether the keyboard is up for it.
    ///   - isEnabled: Whether it takes anything.
    ///   - texts: What is said.
    public init(
        _ field: CodeField, isFocused: Bool = false, isEnabled: Bool = true, texts: SignInTexts = .current
    ) {
        boxes = field.boxes(in: texts).enumerated().map { index, box in
            CodeBoxPresenter(box, at: index, of: field, isFocused: isFocused, isEnabled: isEnabled)
        }
        text = field.text
        isSecure = field.isSecure
        wantsNumberPad = field.alphabet == .digits
        isInvalid = field.isInvalid
        self.isEnabled = isEnabled
        accessibilityLabel = field.accessibilityLabel(in: texts)
        accessibilityValue = [field.accessibilityValue(in: texts), field.spokenDigits].compactMap(\.self)
            .joined(separator: ", ")
    }

    /// How far the boxes stand from their place while a rejected code is shaken, in points, one after the other; at rest
    /// alone where motion is to be reduced.
    public static func shake(reducesMotion: Bool) -> [Double] { reducesMotion ? [0] : [0, -10, 10, -6, 6, -3, 3] }

    /// How long each of the steps of ``shake(reducesMotion:)`` takes, in seconds.
    public static let shakeStep = 0.06
}
