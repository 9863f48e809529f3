import Foundation
import Testing

@testable import ConfirmCode

struct PhoneRegionTableTests {
    @Test func `every inhabited region of ISO 3166-1 is there once, and Kosovo, Ascension and Tristan da Cunha`() {
        let codes = PhoneRegionTable.regions.map(\.code)
        #expect(codes.count == Set(codes).count)
        let uninhabited: Set = ["AQ", "BV", "GS", "HM", "TF", "UM"]
        let reserved: Set = ["CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "UN", "XA", "XB", "ZZ"]
        let iso = Set(Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 && !$0.hasPrefix("Q") })
        let known = Set(codes)
        #expect(iso.subtracting(known).subtracting(uninhabited).subtracting(reserved) == [])
        #expect(known.isSuperset(of: ["XK", "AC", "TA"]))
        #expect(known.isDisjoint(with: uninhabited.union(reserved)))
    }

    @Test func `a dial code has one to three digits, and none begins another`() {
        let dialCodes = Set(PhoneRegionTable.regions.map(\.dialCode))
        for dialCode in dialCodes {
            #expect((1...3).contains(dialCode.count) && dialCode.allSatisfy { $0.isASCII && $0.isNumber })
            #expect(dialCode.first != "0")
            let longer = dialCodes.filter { $0 != dialCode && $0.hasPrefix(dialCode) }
            #expect(longer == [])
        }
        #expect(dialCodes.count > 190)
    }

    @Test func `every zone of the world has its dial codes`() {
        let counts = Dictionary(grouping: Set(PhoneRegionTable.regions.map(\.dialCode)), by: \.first)
            .mapValues(\.count)
        #expect(Set(counts.keys) == Set("123456789"))
    }

    @Test func `what tells regions apart is there once`() {
        for (_, regions) in Dictionary(grouping: PhoneRegionTable.regions, by: \.dialCode) {
            #expect(regions.first?.leads == [])
            let leads = regions.flatMap(\.leads)
            #expect(leads.count == Set(leads).count)
            for lead in leads { #expect(!leads.contains { $0 != lead && $0.hasPrefix(lead) }) }
        }
    }

    @Test func `a trunk prefix that a number may begin with has a length to tell it by`() {
        for region in PhoneRegionTable.regions {
            guard let trunk = region.trunkPrefix, trunk.first != "0", region.dialCode != "1" else { continue }
            #expect(region.nationalLength != nil || region.code == "MH", "\(region.code)")
        }
    }
}
