import Foundation
import Toolchain

/// The tree of the package as text.
enum House {
    struct File {
        let path: String
        let text: String

        var name: String { String(path.split(separator: "/").last ?? "") }
        /// The folder below `Sources` or `Tests`.
        var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
        /// The folders below the target's.
        var room: String { path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/") }
        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

        /// The lines that are neither empty nor comments.
        var code: [String] {
            lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
        }
    }

    /// The files below `folder` whose name ends with `ending`, with their paths from the root.
    static func files(in folder: String, ending: String) -> [File] {
        let base = Toolchain.root.appending(path: folder)
        guard let paths = FileManager.default.enumerator(atPath: base.path) else { return [] }
        return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted().compactMap { path in
            (try? String(contentsOf: base.appending(path: path), encoding: .utf8)).map {
                File(path: "\(folder)/\(path)", text: $0)
            }
        }
    }

    static func text(_ path: String) -> String {
        (try? String(contentsOf: Toolchain.root.appending(path: path), encoding: .utf8)) ?? ""
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Toolchain.root.appending(path: path).path)
    }

    static let sources = files(in: "Sources", ending: ".swift")
    static let streams = files(in: "Sources/Streams", ending: ".swift")
    static let tests = files(in: "Tests", ending: ".swift")
    static let documents =
        files(in: "Docs", ending: ".md") + files(in: "Sources", ending: ".md")
        + ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"].map { File(path: $0, text: text($0)) }

    /// The modules whose documentation has a catalog.
    static let documentedModules = Set(
        files(in: "Sources", ending: ".md").filter { $0.path.contains("/\($0.target).docc/") }.map(\.target)
    ).sorted()

    /// The targets and those of their tests.
    static let testsOfModules = [
        ("Streams", "StreamsTests"), ("VirtualTime", "VirtualTimeTests"), ("StreamsTesting", "StreamsTestingTests"),
        ("ConfirmCode", "ConfirmCodeTests"), ("ConfirmCodeUI", "ConfirmCodeUITests"),
        ("confirm-code", "ConfirmCodeAppTests"), ("marbles", "MarblesTests"),
    ]

    /// The rooms whose files hold operators.
    static let verbRooms = [
        "Creating", "Transforming", "Filtering", "Combining", "Flattening", "Timing", "Recovering", "Observing",
        "Sharing", "Traits", "ViewModel", "Bridging",
    ]
}
