import Testing

@testable import ConfirmCode

struct PhoneRegionTests {
    @Test(arguments: [
        ("1650", "US"), ("1416", "CA"), ("1876", "JM"), ("1787", "PR"), ("1", "US"), ("7912", "RU"), ("7701", "KZ"),
        ("447911123456", "GB"), ("441534", "JE"), ("3906698", "VA"), ("3906", "IT"), ("358", "FI"), ("35818", "AX"),
        ("26262", "RE"), ("262639", "YT"), ("59995", "CW"), ("59971", "BQ"), ("212528", "MA"), ("2125288", "EH"),
        ("383", "XK"), ("2901", "SH"), ("2908", "TA"),
    ])
    func `the digits of an international number tell its region`(digits: String, code: String) {
        #expect(PhoneRegion.ofInternational(digits)?.code == code)
    }

    @Test(arguments: ["999", "0", "", "883510", "800"])
    func `digits that are no region's tell none`(digits: String) {
        #expect(PhoneRegion.ofInternational(digits) == nil)
    }

    @Test func `the chosen region stays while the digits may be its own`() throws {
        let canada = try #require(PhoneRegion(code: "CA"))
        #expect(PhoneRegion.ofInternational("1", chosen: canada)?.code == "CA")
        #expect(PhoneRegion.ofInternational("14", chosen: canada)?.code == "CA")
        #expect(PhoneRegion.ofInternational("1650", chosen: canada)?.code == "US")
        #expect(PhoneRegion.ofInternational("44", chosen: canada)?.code == "GB")
        let pitcairn = try #require(PhoneRegion(code: "PN"))
        #expect(PhoneRegion.ofInternational("64123", chosen: pitcairn)?.code == "PN")
    }

    @Test(arguments: [("GB", "🇬🇧"), ("XK", "🇽🇰"), ("ac", ""), ("G", ""), ("G1", "")])
    func `the flag is made of the letters of the code`(code: String, flag: String) {
        #expect(PhoneRegion(code: code, dialCode: "1").flag == flag)
    }

    @Test func `every region has a flag and a name in both languages`() {
        for region in PhoneRegion.all {
            #expect(region.flag.count == 1)
            for texts in SignInTexts.all { #expect(texts.name(of: region) != region.code, "\(region.code)") }
        }
        let germany = PhoneRegion(code: "DE", dialCode: "49")
        #expect(SignInTexts.all.map { $0.name(of: germany) } == ["Germany", "Германия"])
        #expect(SignInTexts.english.name(of: PhoneRegion(code: "??", dialCode: "1")) == "??")
    }

    @Test func `the list is in the order of the names`() throws {
        let english = PhoneRegion.all(in: .english).map(\.code)
        #expect(english.first == "AF")
        #expect(english.last == "ZW")
        #expect(english.count == PhoneRegion.all.count)
        #expect(PhoneRegion.all(in: .russian).map(\.code).first == "AU")
    }
}
