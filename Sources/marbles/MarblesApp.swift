import Foundation

@main enum MarblesApp {
    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if options.isHelp { return print(Options.usage) }
            if options.isText { return try printText() }
            let files = try PictureFiles.all()
            let folder = URL(fileURLWithPath: options.folder, isDirectory: true)
            if options.isCheck {
                let outdated = PictureFiles.outdated(files, in: folder)
                if outdated.isEmpty { return print("\(files.count) files are up to date.") }
                for name in outdated { print("\(options.folder)/\(name) is out of date.") }
                print("Run “swift run marbles” to draw them.")
                exit(1)
            }
            try PictureFiles.write(files, to: folder)
            print("\(files.count) files are in \(options.folder).")
        } catch {
            print("marbles: \(error)")
            exit(2)
        }
    }

    private static func printText() throws {
        for picture in Picture.rooms.flatMap(\.pictures) {
            let lines = TextPicture.lines(picture, try Run(picture)) ?? ["cannot be drawn as text"]
            print("\(picture.name), \(picture.file)\n" + lines.map { "    \($0)\n" }.joined())
        }
    }
}
