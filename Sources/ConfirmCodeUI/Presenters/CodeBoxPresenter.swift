import ConfirmCode

/// What a box of a code field looks like, and what is said of it.
public struct CodeBoxPresenter: Hashable, Sendable, Identifiable {
    /// Its place, from 0 at the left.
    public let id: Int
    /// What is seen in it: a character, a dot where the field is secure, nothing while it is empty.
    public let text: String
    /// Whether the next digit goes here, and the keyboard is up.
    public let isActive: Bool
    /// The colour of its frame or line.
    public let frame: ColorRole
    /// The colour of what is in it.
    public let foreground: ColorRole
    /// What assistive technology calls it, such as "digit 4 of 6".
    public let accessibilityLabel: String
    /// What assistive technology says is in it.
    public let accessibilityValue: String

    /// Whether there is something in it.
    public var isFilled: Bool { !text.isEmpty }

    /// Whether a caret blinks in it.
    public var hasCaret: Bool { isActive && !isFilled }

    /// How thick its frame is, in points.
    public var lineWidth: Double { isActive || frame == .invalid ? 2 : 1 }

    /// Whether a line is drawn under it, where boxes are lines: a digit stands alone.
    public var hasUnderline: Bool { !isFilled || isActive || frame == .invalid }
}

extension CodeBoxPresenter {
    init(_ box: CodeField.Box, at index: Int, of field: CodeField, isFocused: Bool, isEnabled: Bool) {
        let isActive = box.isActive && isFocused && isEnabled
        id = index
        text = box.character.map(String.init) ?? ""
        self.isActive = isActive
        frame = field.isInvalid ? .invalid : isActive ? .accent : box.character == nil ? .frame : .secondaryText
        foreground = field.isInvalid ? .invalid : isEnabled ? .text : .secondaryText
        accessibilityLabel = box.accessibilityLabel
        accessibilityValue = field.isSecure ? "" : text
    }
}
