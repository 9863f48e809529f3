import Testing

@testable import confirm_code

@Suite struct ScreenSizeTests {
    @Test func `a size is columns and rows`() {
        #expect(ScreenSize("80x24") == ScreenSize(columns: 80, rows: 24))
        #expect(ScreenSize("1x500") == ScreenSize(columns: 1, rows: 500))
    }

    @Test(arguments: ["", "x", "80", "80x", "x24", "0x24", "80x501", "-80x24", "+80x24", "80x24x3", "80 x 24", "80X24"])
    func `what is no size is none`(_ text: String) {
        #expect(ScreenSize(text) == nil)
    }
}
