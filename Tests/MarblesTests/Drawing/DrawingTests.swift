import Foundation
import Testing

@testable import marbles

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct `A drawing` {
    let picture = Picture("less", "", "Elements below a limit.", "filter { $0 < 2 }", from: ["source": "1-2#"]) {
        $0.numbers.filter { $0 < 2 }
    }

    @Test func `has a title and a description in words, and its text as text`() throws {
        let file = Drawing(picture, try Run(picture)).file
        #expect(file.contains("<title id=\"less-title\">less</title>"))
        let words =
            "Elements below a limit. source: 1 at 0, 2 at 2, error at 3. result: 1 at 0, error at 3."
        #expect(file.contains("<desc id=\"less-desc\">\(words)</desc>"))
        #expect(file.contains(">filter { $0 &lt; 2 }</text>"))
        #expect(file.components(separatedBy: "class=\"cross\"").count == 3)
        #expect(file.contains("prefers-color-scheme:dark"))
    }

    @Test func `is the same each time`() throws {
        for picture in Picture.rooms.flatMap(\.pictures) {
            #expect(Drawing(picture, try Run(picture)).file == Drawing(picture, try Run(picture)).file)
        }
    }

    @Test func `is well-formed, whatever the picture`() throws {
        for picture in Picture.rooms.flatMap(\.pictures) {
            let parser = XMLParser(data: Data(Drawing(picture, try Run(picture)).file.utf8))
            #expect(parser.parse(), "\(picture.name): \(parser.parserError as Any)")
        }
    }

    @Test func `fits what it shows into its width`() throws {
        for picture in Picture.rooms.flatMap(\.pictures) {
            let longest = picture.call.split(separator: "\n").map(\.count).max() ?? 0
            #expect(longest <= 46, "The call of \(picture.name) is too long for its box.")
            #expect(try Run(picture).last <= 20, "The lines of \(picture.name) have too many ticks.")
        }
    }
}
