import Foundation

/// The files of the pictures: their names and contents.
enum PictureFiles {
    /// Draws all pictures and the gallery.
    ///
    /// - Throws: What is malformed in the table.
    static func all() throws -> [(name: String, content: String)] {
        let rooms = try Picture.rooms.map { name, pictures in
            (name: name, drawn: try pictures.map { (picture: $0, run: try Run($0)) })
        }
        let pictures = rooms.flatMap(\.drawn).map { picture, run in
            (name: "\(picture.name).svg", content: Drawing(picture, run).file)
        }
        return pictures + [(name: "index.html", content: Gallery(rooms).page)]
    }

    /// The names of those of `files` that `folder` does not have as they are, and of pictures there that are not among them.
    static func outdated(_ files: [(name: String, content: String)], in folder: URL) -> [String] {
        let changed = files.filter { file in
            (try? Data(contentsOf: folder.appendingPathComponent(file.name))) != Data(file.content.utf8)
        }
        return changed.map(\.name) + superfluous(files, in: folder)
    }

    /// Writes `files` into `folder`, and removes pictures there that are not among them.
    ///
    /// - Throws: What the file system does not do.
    static func write(_ files: [(name: String, content: String)], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files { try Data(file.content.utf8).write(to: folder.appendingPathComponent(file.name)) }
        for name in superfluous(files, in: folder) {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    private static func superfluous(_ files: [(name: String, content: String)], in folder: URL) -> [String] {
        let present = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let known = Set(files.map(\.name))
        return present.filter { $0.hasSuffix(".svg") && !known.contains($0) }.sorted()
    }
}
