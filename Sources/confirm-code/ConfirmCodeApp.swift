import Dispatch
import Foundation

/// The terminal app: reads the command line, and plays a script or takes over the terminal.
@main enum ConfirmCodeApp {
    static let version = "0.1.0"

    @MainActor private static var app: InteractiveApp?

    @MainActor static func main() {
        do throws(UsageError) {
            let environment = ProcessInfo.processInfo.environment
            let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()), environment: environment)
            switch arguments.action {
            case .help: print(Arguments.usage, terminator: "")
            case .version: print("confirm-code \(version)")
            case .play(let path): exit(play(path, arguments, environment))
            case .interact: interact(arguments, environment)
            }
        } catch {
            complain(error.text + "\nTry --help.")
            exit(2)
        }
    }

    @MainActor
    private static func play(_ path: String, _ options: Arguments, _ environment: [String: String]) -> Int32 {
        let name = path == "-" ? "standard input" : path
        guard let text = contents(of: path) else {
            complain("cannot read \(name)")
            return 1
        }
        do throws(ScriptError) {
            let script = try PlayScript(text)
            let screen = options.isRecording ? PlayedScreen(size: options.size, language: options.language) : nil
            let player = Player(script, options: options, screen: screen, print: { print($0) })
            if let line = try player.run() {
                fflush(nil)
                complain("\(name), line \(line): not run, since somebody is signed in")
            }
            return screen.map { save($0, options, Palette(environment: environment)) } ?? 0
        } catch {
            fflush(nil)
            complain("\(name), line \(error.line): \(error.reason)")
            return 1
        }
    }

    /// Writes what was asked for of a run.
    @MainActor private static func save(_ screen: PlayedScreen, _ options: Arguments, _ palette: Palette) -> Int32 {
        let files = [
            options.castPath.map { ($0, Cast(screen.moments, size: options.size, palette: palette).text) },
            options.svgPath.map { ($0, FrameSVG(screen.frame, palette: palette).text) },
        ]
        for case let (path, text)? in files
        where !FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) {
            fflush(nil)
            complain("cannot write \(path)")
            return 1
        }
        return 0
    }

    @MainActor private static func interact(_ options: Arguments, _ environment: [String: String]) {
        if let obstacle = Terminal.obstacle(environment: environment) {
            complain("\(obstacle). Run it in a terminal, or play a script: confirm-code --play FILE.")
            exit(1)
        }
        app = InteractiveApp(options: options, environment: environment) { status, message in
            if let message { status == 0 ? print(message) : complain(message) }
            exit(status)
        }
        dispatchMain()
    }

    private static func contents(of path: String) -> String? {
        let bytes =
            path == "-"
            ? try? FileHandle.standardInput.readToEnd() ?? Data() : FileManager.default.contents(atPath: path)
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("confirm-code: \(text)\n".utf8))
    }
}
