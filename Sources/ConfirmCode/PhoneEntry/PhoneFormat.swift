/// How a phone number is written: the digits of a text, grouped as its region groups them.
struct PhoneFormat {
    /// The region that the digits belong to, where it is known.
    let region: PhoneRegion?

    /// The digits of `number` with the dial code apart.
    func text(of number: PhoneNumber) -> String {
        let digits = number.e164.dropFirst()
        guard let region, digits.hasPrefix(region.dialCode) else { return number.e164 }
        return join("+" + region.dialCode, grouped(digits.dropFirst(region.dialCode.count)))
    }

    /// What is typed so far, as far as it is digits; anything else as it is.
    func text(whileTyping text: String) -> String {
        let characters = text.compactMap(\.normalised).filter { !$0.isDigitSeparator && !$0.isWhitespace }
        let isInternational = characters.first == "+" || characters.first == "＋"
        let digits = String(isInternational ? characters.dropFirst() : characters[...])
        guard digits.allSatisfy(\.isASCIIDigit) else { return text }
        guard isInternational else { return national(digits) }
        guard let region, digits.hasPrefix(region.dialCode) else { return "+" + digits }
        return join("+" + region.dialCode, grouped(digits.dropFirst(region.dialCode.count)))
    }

    /// A trunk prefix of one zero stands at the first group, any other apart.
    private func national(_ digits: String) -> String {
        guard let region, let trunk = region.trunkPrefix, region.withoutTrunkPrefix(digits) != digits else {
            return grouped(digits[...])
        }
        let rest = grouped(digits.dropFirst(trunk.count))
        return trunk == "0" ? trunk + rest : join(trunk, rest)
    }

    private func grouped(_ digits: Substring) -> String {
        var rest = digits
        var parts: [Substring] = []
        var sizes = (region?.groups ?? [])[...]
        while !rest.isEmpty {
            let size = sizes.popFirst() ?? (rest.count == 4 ? 4 : 3)
            parts.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return parts.joined(separator: " ")
    }

    private func join(_ first: String, _ rest: String) -> String { rest.isEmpty ? first : "\(first) \(rest)" }
}

extension PhoneNumber {
    /// The number as people read it, such as `+44 7911 123456`. It has the digits of ``e164``, in their order.
    public var formatted: String { PhoneFormat(region: .ofInternational(e164.dropFirst())).text(of: self) }

    /// The region that the number belongs to, as far as its digits tell.
    public var region: PhoneRegion? { .ofInternational(e164.dropFirst()) }
}
