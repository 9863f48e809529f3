import Foundation
import Testing

@testable import marbles

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

@Suite struct `The table` {
    let pictures = Picture.rooms.flatMap(\.pictures)

    @Test func `has each name once, usable as the name of a file`() {
        let names = pictures.map(\.name)
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
        for name in names { #expect(name.wholeMatch(of: /[A-Za-z-]+/) != nil, "\(name)") }
    }

    @Test func `has a picture for every file of operators`() throws {
        let shown = Set(pictures.map(\.file))
        let parts: Set = [
            "Combining/LatestSeats", "Combining/Seats", "Combining/ZipSeats", "Creating/Loop", "Flattening/Inners",
        ]
        let rooms = ["Creating", "Transforming", "Filtering", "Combining", "Flattening", "Timing", "Recovering"]
        for room in rooms {
            let folder = root.appendingPathComponent("Sources/Streams/\(room)")
            for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
                let name = "\(room)/\(file.replacing(".swift", with: ""))"
                #expect(shown.contains(name) || parts.contains(name), "There is no picture of \(name).")
            }
        }
    }

    @Test func `has only files that there are`() {
        for picture in pictures {
            let file = root.appendingPathComponent("Sources/Streams/\(picture.file).swift").path
            #expect(FileManager.default.fileExists(atPath: file), "\(picture.name) names \(picture.file).")
        }
    }

    @Test func `is drawn in the documentation as it is`() throws {
        let folder = root.appendingPathComponent("Docs/Marbles", isDirectory: true)
        #expect(PictureFiles.outdated(try PictureFiles.all(), in: folder) == [], "swift run marbles draws them.")
    }
}
