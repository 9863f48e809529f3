import Foundation

/// The compiler at work beside the tests: on code that uses the modules of this package, and on modules that are made for
/// the purpose.
public struct Toolchain: Sendable {
    /// Where the modules are not that the tests were built with.
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
        let compiler = Process()
        let output = Pipe()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-parse-as-library", "-swift-version", mode, "-I", folder.path, "-I", modules.path]
            + options + files.map(\.path)
        compiler.standardError = output
        compiler.standardOutput = output
        try compiler.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        compiler.waitUntilExit()
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
