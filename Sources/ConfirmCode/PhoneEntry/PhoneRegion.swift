import Foundation

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
    /// What national numbers begin with where several regions share the dial code; none for the main one.
    var leads: [String] = []
    /// How many digits stand together in a national number; none where nothing is known.
    var groups: [Int] = []

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

    /// The region whose ISO 3166-1 code is `code`, in capitals or not.
    public init?(code: String) {
        guard let region = Self.all.first(where: { $0.code == code.uppercased() }) else { return nil }
        self = region
    }

    /// Every region. Where several share a dial code the main one is first.
    public static let all = PhoneRegionTable.regions

    /// Every region in the order of its name.
    ///
    /// - Parameter texts: In which language.
    public static func all(in texts: SignInTexts) -> [PhoneRegion] {
        let names = all.map { (region: $0, name: texts.name(of: $0)) }
        return names.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }.map(\.region)
    }

    /// The flag as an emoji, made of the letters of the code; empty where it is no code.
    public var flag: String {
        let letters = code.unicodeScalars.compactMap { letter in
            ("A"..."Z").contains(letter) ? Unicode.Scalar(0x1F1E6 + letter.value - 0x41) : nil
        }
        return letters.count == 2 ? String(String.UnicodeScalarView(letters)) : ""
    }

    /// The region that an international number is one of, as far as its digits tell.
    ///
    /// - Parameters:
    ///   - digits: The digits so far, the dial code in front.
    ///   - chosen: The region to stay with while the digits may belong to it.
    static func ofInternational(_ digits: some StringProtocol, chosen: PhoneRegion? = nil) -> PhoneRegion? {
        guard let main = all.first(where: { digits.hasPrefix($0.dialCode) }) else { return nil }
        let national = digits.dropFirst(main.dialCode.count)
        let sharing = all.filter { $0.dialCode == main.dialCode }
        if let region = sharing.first(where: { $0.leads.contains { national.hasPrefix($0) } }) { return region }
        guard let chosen, chosen.dialCode == main.dialCode else { return main }
        return chosen.leads.isEmpty || chosen.leads.contains { $0.hasPrefix(national) } ? chosen : main
    }

    /// `national` without the trunk prefix.
    func withoutTrunkPrefix(_ national: String) -> String {
        guard let trunkPrefix, national.hasPrefix(trunkPrefix) else { return national }
        if let nationalLength, national.count <= nationalLength { return national }
        return String(national.dropFirst(trunkPrefix.count))
    }
}
