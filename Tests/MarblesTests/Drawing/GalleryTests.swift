import Testing

@testable import marbles

@Suite struct `The gallery` {
    let page: String

    init() throws {
        page = try #require(try PictureFiles.all().last { $0.name == "index.html" }).content
    }

    @Test func `shows every picture with its name`() {
        for picture in Picture.rooms.flatMap(\.pictures) {
            #expect(page.contains("<article id=\"\(picture.name)\">"))
            #expect(page.contains("<title id=\"\(picture.name)-title\">"))
        }
    }

    @Test func `needs no network`() {
        let addresses = page.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
        #expect(!addresses.contains("://"))
        #expect(!addresses.contains("src="))
        #expect(!addresses.contains("@import"))
    }

    @Test func `has one style sheet and a search field`() {
        #expect(page.components(separatedBy: "<style>").count == 2)
        #expect(page.contains("<input id=\"search\" type=\"search\""))
    }
}
