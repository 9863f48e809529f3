extension Character {
    /// How many columns a terminal gives the character: 0, 1 or 2. Control characters have none.
    var columns: Int {
        guard let base = unicodeScalars.first else { return 0 }
        switch base.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark, .surrogate:
            return 0
        default:
            return base.isWide || unicodeScalars.contains("\u{FE0F}") || isFlag ? 2 : 1
        }
    }

    private var isFlag: Bool {
        unicodeScalars.count == 2 && unicodeScalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
    }
}

extension StringProtocol {
    /// How many columns a terminal gives the text.
    var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Unicode.Scalar {
    /// East Asian width W or F (Unicode UAX #11), by block.
    fileprivate var isWide: Bool {
        switch value {
        case 0..<0x1100: false
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF,
            0x1B000...0x1B2FF, 0x20000...0x3FFFD:
            true
        default: properties.isEmojiPresentation
        }
    }
}
