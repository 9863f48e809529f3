/// A phone number in E.164 form: `+`, a digit from 1 to 9, 7 to 15 digits in all.
///
/// The shape alone is checked; whether somebody answers there only a service can tell.
public struct PhoneNumber: Hashable, Sendable {
    /// The number as it is shown, sent and verified.
    public let e164: String

    /// The number that `text` means, as typed or pasted: digits of any script, with or without punctuation.
    ///
    /// With `+` or `00` in front it is international, whatever the region; else it is one of `region`, whose trunk
    /// prefix is dropped.
    ///
    /// - Parameters:
    ///   - text: What was entered.
    ///   - region: The chosen region, where there is one.
    /// - Returns: nil where `text` is no phone number.
    public init?(_ text: String, region: PhoneRegion? = nil) {
        guard let dialled = Dialled(text) else { return nil }
        let digits: String
        if dialled.isInternational {
            digits = Self.international(dialled)
        } else if let region {
            digits = region.dialCode + region.withoutTrunkPrefix(dialled.digits)
        } else {
            return nil
        }
        guard (7...15).contains(digits.count), digits.first != "0", Self.isSettled(digits) else { return nil }
        e164 = "+" + digits
    }

    /// True where `text` is a phone number in E.164 form already.
    public static func isE164(_ text: String) -> Bool { PhoneNumber(text)?.e164 == text }

    /// The region that an international text is one of so far; nil where it is national, unknown or no number.
    static func region(of text: String, chosen: PhoneRegion) -> PhoneRegion? {
        guard let dialled = Dialled(text), dialled.isInternational else { return nil }
        return PhoneRegion.ofInternational(dialled.digits, chosen: chosen)
    }

    /// True where the digits of a number, read again, are that number: nothing is left in them that would be dropped.
    private static func isSettled(_ digits: String) -> Bool { Dialled("+" + digits).map(international) == digits }

    private static func international(_ dialled: Dialled) -> String {
        guard let region = PhoneRegion.ofInternational(dialled.digits) else { return dialled.digitsWithoutOptionalZero }
        let digits = region.keepsZero ? dialled.digits : dialled.digitsWithoutOptionalZero
        return region.dialCode + region.withoutTrunkPrefix(String(digits.dropFirst(region.dialCode.count)))
    }
}

extension PhoneNumber: CustomStringConvertible {
    /// The number in E.164 form.
    public var description: String { e164 }
}

/// What a text asks to dial, before anything is known about numbers.
private struct Dialled {
    private(set) var isInternational = false
    private(set) var digits = ""
    private(set) var digitsWithoutOptionalZero = ""

    init?(_ text: String) {
        var group = ""
        var isInGroup = false
        for character in text.compactMap(\.normalised) {
            switch character {
            case "(":
                if isInGroup { digitsWithoutOptionalZero += group }
                isInGroup = true
                group = ""
            case ")":
                if isInGroup, !(group == "0" && !digitsWithoutOptionalZero.isEmpty) {
                    digitsWithoutOptionalZero += group
                }
                isInGroup = false
            case "+", "＋":
                guard !isInternational, digits.isEmpty else { return nil }
                isInternational = true
            case _ where character.isASCIIDigit:
                digits.append(character)
                if isInGroup { group.append(character) } else { digitsWithoutOptionalZero.append(character) }
            case _ where character.isDigitSeparator || character.isWhitespace || character == "/":
                break
            default:
                return nil
            }
        }
        if isInGroup { digitsWithoutOptionalZero += group }
        if !isInternational, digits.hasPrefix("00"), digitsWithoutOptionalZero.hasPrefix("00") {
            isInternational = true
            digits.removeFirst(2)
            digitsWithoutOptionalZero.removeFirst(2)
        }
    }
}
