import Foundation

/// The compiler at work beside the tests: on code that uses the modules of this package, and on modules that are made for
/// the purpose.
public struct Toolchain: Sendable {
    /// The modules that the tests were built with were not found.
    public struct NoModules: Error {}

    /// The folder of the package.
    public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Where the modules go that are made, and whatever else is written.
    public let folder: URL

    /// A compiler with an empty folder.
    public init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Removes the folder.
    public func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The Swift files below a folder of the package.
    public static func files(in path: String) -> [URL] {
        let base = root.appending(path: path)
        let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { base.appending(path: $0) }
    }

    /// Makes the module `name` of `files`, for whatever is compiled next.
    ///
    /// - Returns: What the compiler says.
    public func emit(_ name: String, _ files: [URL], _ options: [String] = []) throws -> String {
        let module = folder.appending(path: "\(name).swiftmodule").path
        return try compile(["-emit-module", "-module-name", name, "-o", module] + options, files)
    }

    /// Runs the compiler.
    ///
    /// - Parameter mode: The language mode.
    /// - Returns: What it says.
    public func compile(_ options: [String], _ files: [URL], mode: String = "6") throws -> String {
        guard let modules = Self.modules else { throw NoModules() }
        return try run(
            ["swiftc", "-parse-as-library", "-swift-version", mode, "-I", folder.path, "-I", modules.path]
                + options + files.map(\.path))
    }

    /// Writes the symbol graphs of a module's public API.
    ///
    /// - Returns: The files; what other modules are extended by has files of its own.
    public func symbolGraphs(of module: String) throws -> [URL] {
        guard let modules = Self.modules else { throw NoModules() }
        let target = try run(["swiftc", "-print-target-info"]).firstMatch(of: /"triple": "(.*?)"/)?.output.1 ?? ""
        let graphs = folder.appending(path: "\(module)-graphs")
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        _ = try run([
            "swift-symbolgraph-extract", "-module-name", module, "-target", String(target), "-I", modules.path,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
            "-output-dir", graphs.path,
        ])
        return try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil)
    }

    private func run(_ words: [String]) throws -> String {
        let tool = Process()
        let output = Pipe()
        tool.executableURL = URL(filePath: "/usr/bin/env")
        tool.arguments = words
        tool.standardError = output
        tool.standardOutput = output
        try tool.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        tool.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }

    /// The folder of the built modules, which is beside what the tests were built into.
    private static let modules: URL? = {
        let places = Bundle.allBundles.map(\.bundleURL) + CommandLine.arguments.prefix(1).map { URL(filePath: $0) }
        for place in places {
            var folder = place.standardizedFileURL
            while folder.pathComponents.count > 1 {
                folder.deleteLastPathComponent()
                let modules = folder.appending(path: "Modules")
                if FileManager.default.fileExists(atPath: modules.appending(path: "Streams.swiftmodule").path) {
                    return modules
                }
            }
        }
        return nil
    }()
}
