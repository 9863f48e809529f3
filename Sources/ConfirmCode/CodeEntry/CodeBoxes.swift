extension CodeField {
    /// One box of the field.
    public struct Box: Hashable, Sendable {
        /// What is seen in it, a dot where the field is secure; nil while it is empty.
        public let character: Character?
        /// True where the next digit goes.
        public let isActive: Bool
        /// What assistive technology calls it, such as "digit 4 of 6".
        public let accessibilityLabel: String
    }

    /// The boxes from left to right, in every language.
    public var boxes: [Box] { boxes(in: .current) }

    /// The boxes from left to right, labelled in the language of `texts`.
    public func boxes(in texts: SignInTexts) -> [Box] {
        let digits = Array(text)
        return (0..<length).map { index in
            Box(
                character: index < digits.count ? (isSecure ? "•" : digits[index]) : nil,
                isActive: index == activeBox,
                accessibilityLabel: texts.boxLabel(index + 1, length, alphabet))
        }
    }

    /// What assistive technology calls the field, such as "One-time code, 6 digits".
    public var accessibilityLabel: String { accessibilityLabel(in: .current) }

    /// What assistive technology calls the field in the language of `texts`.
    public func accessibilityLabel(in texts: SignInTexts) -> String { texts.codeLabel(length, alphabet) }

    /// How much is entered, such as "3 of 6 entered".
    public var accessibilityValue: String { accessibilityValue(in: .current) }

    /// How much is entered, in the language of `texts`.
    public func accessibilityValue(in texts: SignInTexts) -> String { texts.codeValue(text.count, length) }

    /// The digits to be spoken one by one; nil for a secure or empty field, which speaks the count alone.
    public var spokenDigits: String? { isSecure || text.isEmpty ? nil : text.map(String.init).joined(separator: " ") }
}
