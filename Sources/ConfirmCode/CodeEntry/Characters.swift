extension Character {
    /// The character as it counts when typed: a decimal digit of any script as its ASCII digit, anything else itself;
    /// nil for a mark that nobody sees.
    var normalised: Character? {
        let visible = unicodeScalars.filter { !$0.isInvisibleMark }
        guard let scalar = visible.first else { return nil }
        guard visible.count == 1 else { return self }
        return scalar.asciiDigit ?? Character(scalar)
    }

    /// True for `0` to `9` alone.
    var isASCIIDigit: Bool { isASCII && isWholeNumber }

    /// True for an ASCII letter alone.
    var isASCIILetter: Bool { isASCII && isLetter }

    /// True for what people put between groups of digits: spaces, hyphens and dashes, a dot.
    var isDigitSeparator: Bool {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return false }
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .dashPunctuation: return true
        default: return self == "." || self == "\u{2212}"
        }
    }
}

extension Unicode.Scalar {
    /// True for zero-width characters and the marks that steer the direction of text.
    fileprivate var isInvisibleMark: Bool {
        switch value {
        case 0x00AD, 0x061C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    fileprivate var asciiDigit: Character? {
        guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else { return nil }
        return Character("\(Int(value))")
    }
}
