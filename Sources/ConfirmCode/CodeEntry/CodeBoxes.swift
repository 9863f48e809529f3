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
    public var boxes: [Box] {
        let digits = Array(text)
        return (0..<length).map { index in
            Box(
                character: index < digits.count ? (isSecure ? "•" : digits[index]) : nil,
                isActive: index == activeBox,
                accessibilityLabel: Texts.current.boxLabel(index + 1, length, alphabet))
        }
    }

    /// What assistive technology calls the field, such as "One-time code, 6 digits".
    public var accessibilityLabel: String {
        Texts.current.codeLabel(length, alphabet)
    }

    /// How much is entered, such as "3 of 6 entered".
    public var accessibilityValue: String {
        Texts.current.codeValue(text.count, length)
    }

    /// The digits to be spoken one by one; nil for a secure or empty field, which speaks the count alone.
    public var spokenDigits: String? {
        isSecure || text.isEmpty ? nil : text.map(String.init).joined(separator: " ")
    }
}
