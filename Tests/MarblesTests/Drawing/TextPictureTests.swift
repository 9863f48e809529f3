import Foundation
import Testing

@testable import marbles

@Suite struct TextPictureTests {
    private static let drawn: [(picture: Picture, lines: [String])] = Picture.rooms.flatMap(\.pictures).compactMap {
        guard let run = try? Run($0), let lines = TextPicture.lines($0, run) else { return nil }
        return ($0, lines)
    }

    @Test func `sources, the call and the result stand below each other, a column for each tick`() throws {
        let picture = Picture("x", "x", "x", "skip(1)", from: ["source": "-a-(bc)-#"]) { $0.source.skip(1) }
        #expect(
            TextPicture.lines(picture, try Run(picture)) == [
                "source  -a-(bc)-#",
                "skip(1)",
                "result  ---(bc)-#",
            ])
    }

    @Test func `a source that is left has its end there, one that begins later is moved to the right`() throws {
        let picture = Picture("x", "x", "x", "call", from: ["source": "--|", "other": "-a-"], last: 8) {
            $0.source.concat($0["other"]).take(for: .seconds(6), scheduler: $0.time)
        }
        #expect(
            TextPicture.lines(picture, try Run(picture)) == [
                "source  --|",
                "other     -a--!",
                "call",
                "result  ---a--|",
            ])
    }

    @Test func `what does not fit is not drawn`() throws {
        let picture = Picture("x", "x", "x", "call", from: ["source": "-1-23|"]) { $0.source.map { $0 + "23" } }
        #expect(TextPicture.lines(picture, try Run(picture)) == nil)
    }

    @Test(arguments: drawn.map(\.picture.name))
    func `the documentation comment of an operator shows the picture that was drawn of it`(_ name: String) throws {
        let (picture, lines) = try #require(Self.drawn.first { $0.picture.name == name })
        let source = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Streams/\(picture.file).swift").standardized
        let text = try String(contentsOf: source, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
        let comment = lines.map { "///     \($0)" }.joined(separator: "\n")
        #expect(text.contains(comment), "\(picture.file) does not show\n\(comment)")
    }

    @Test func `few pictures need more room than a line of text has`() {
        #expect(Self.drawn.count > Picture.rooms.flatMap(\.pictures).count * 8 / 10)
    }
}
