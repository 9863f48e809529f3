import Foundation
import Testing

@testable import marbles

@Suite struct `The files of the pictures` {
    let files = [(name: "a.svg", content: "A"), (name: "b.svg", content: "B"), (name: "index.html", content: "AB")]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)

    @Test func `are up to date once written`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(PictureFiles.outdated(files, in: folder) == ["a.svg", "b.svg", "index.html"])
        try PictureFiles.write(files, to: folder)
        #expect(PictureFiles.outdated(files, in: folder) == [])
        #expect(try String(contentsOf: folder.appendingPathComponent("b.svg"), encoding: .utf8) == "B")
    }

    @Test func `are out of date when one is missing, another or too many, and written again`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try PictureFiles.write(files, to: folder)
        try Data("X".utf8).write(to: folder.appendingPathComponent("a.svg"))
        try FileManager.default.removeItem(at: folder.appendingPathComponent("index.html"))
        try Data("old".utf8).write(to: folder.appendingPathComponent("old.svg"))
        #expect(PictureFiles.outdated(files, in: folder) == ["a.svg", "index.html", "old.svg"])
        try PictureFiles.write(files, to: folder)
        #expect(PictureFiles.outdated(files, in: folder) == [])
    }
}
