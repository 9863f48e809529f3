/// A country or territory as phone numbers see it.
public struct PhoneRegion: Hashable, Sendable {
    /// ISO 3166-1 code of two letters.
    public let code: String
    /// Country calling code (ITU-T E.164), without the `+`.
    public let dialCode: String
    /// What is dialled before a number within the region, and never after the dial code; nil where there is no such thing.
    public let trunkPrefix: String?
    /// How many digits a national number has, where one may begin like the trunk prefix.
    let nationalLength: Int?
    /// True where a national number may begin with 0, so that it belongs to the number.
    let keepsZero: Bool

    /// A region.
    ///
    /// - Parameters:
    ///   - code: ISO 3166-1 code of two letters.
    ///   - dialCode: Country calling code, without the `+`.
    ///   - trunkPrefix: What is dialled before a number within the region.
    ///   - nationalLength: How many digits a national number has, where one may begin like the trunk prefix.
    ///   - keepsZero: True where a national number may begin with 0.
    public init(
        code: String, dialCode: String, trunkPrefix: String? = nil, nationalLength: Int? = nil, keepsZero: Bool = false
    ) {
        self.code = code
        self.dialCode = dialCode
        self.trunkPrefix = trunkPrefix
        self.nationalLength = nationalLength
        self.keepsZero = keepsZero
    }

    /// The region with an ISO 3166-1 code.
    public init?(code: String) {
        guard let region = Self.all.first(where: { $0.code == code.uppercased() }) else { return nil }
        self = region
    }

    /// The region that the digits of an international number begin with; the main one where several share a dial code.
    static func ofInternational(_ digits: some StringProtocol) -> PhoneRegion? {
        all.first { digits.hasPrefix($0.dialCode) }
    }

    /// `national` without the trunk prefix.
    func withoutTrunkPrefix(_ national: String) -> String {
        guard let trunkPrefix, national.hasPrefix(trunkPrefix) else { return national }
        if let nationalLength, national.count <= nationalLength { return national }
        return String(national.dropFirst(trunkPrefix.count))
    }
}

extension PhoneRegion {
    /// The known regions. Where several share a dial code the main one is first.
    public static let all = [
        PhoneRegion(code: "US", dialCode: "1", trunkPrefix: "1"),
        PhoneRegion(code: "CA", dialCode: "1", trunkPrefix: "1"),
        PhoneRegion(code: "RU", dialCode: "7", trunkPrefix: "8", nationalLength: 10),
        PhoneRegion(code: "KZ", dialCode: "7", trunkPrefix: "8", nationalLength: 10),
        PhoneRegion(code: "NL", dialCode: "31", trunkPrefix: "0"),
        PhoneRegion(code: "BE", dialCode: "32", trunkPrefix: "0"),
        PhoneRegion(code: "FR", dialCode: "33", trunkPrefix: "0"),
        PhoneRegion(code: "ES", dialCode: "34"),
        PhoneRegion(code: "HU", dialCode: "36", trunkPrefix: "06"),
        PhoneRegion(code: "IT", dialCode: "39", keepsZero: true),
        PhoneRegion(code: "CH", dialCode: "41", trunkPrefix: "0"),
        PhoneRegion(code: "AT", dialCode: "43", trunkPrefix: "0"),
        PhoneRegion(code: "GB", dialCode: "44", trunkPrefix: "0"),
        PhoneRegion(code: "DK", dialCode: "45"),
        PhoneRegion(code: "SE", dialCode: "46", trunkPrefix: "0"),
        PhoneRegion(code: "NO", dialCode: "47"),
        PhoneRegion(code: "PL", dialCode: "48"),
        PhoneRegion(code: "DE", dialCode: "49", trunkPrefix: "0"),
        PhoneRegion(code: "AU", dialCode: "61", trunkPrefix: "0"),
        PhoneRegion(code: "JP", dialCode: "81", trunkPrefix: "0"),
        PhoneRegion(code: "IN", dialCode: "91", trunkPrefix: "0"),
        PhoneRegion(code: "UA", dialCode: "380", trunkPrefix: "0"),
    ]
}
