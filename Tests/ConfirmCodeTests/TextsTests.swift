import Testing

@testable import ConfirmCode

struct TextsTests {
    @Test func `a language without texts is English`() {
        #expect(Texts.preferred(by: ["xx-YY"]).invalidCode == Texts.english.invalidCode)
        #expect(Texts.preferred(by: []).invalidCode == Texts.english.invalidCode)
    }

    @Test func `the first language that there are texts in is taken, whatever the region`() {
        #expect(Texts.preferred(by: ["xx", "en-GB"]).general == Texts.english.general)
        #expect(Texts.preferred(by: ["en_US"]).general == Texts.english.general)
    }
}
