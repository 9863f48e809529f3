import Foundation

/// The built app, which the build puts next to the tests.
enum AppExecutable {
    struct NotFound: Error {}

    static func url() throws -> URL {
        let bundles = Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
        for bundle in bundles {
            for folder in [bundle, bundle.deletingLastPathComponent()] {
                let url = folder.appendingPathComponent("confirm-code")
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
                    return url
                }
            }
        }
        throw NotFound()
    }

    /// What a run of the app printed, and its status.
    struct Result {
        let output: String
        let errors: String
        let status: Int32
    }

    /// Runs the app without a terminal, in English.
    static func run(_ arguments: [String], input: String = "") throws -> Result {
        let process = Process()
        process.executableURL = try url()
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "en_US.UTF-8"]) { $1 }
        let (input, output, errors) = (Self.pipe(holding: input), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            output: String(decoding: printed, as: UTF8.self), errors: String(decoding: complaints, as: UTF8.self),
            status: process.terminationStatus)
    }

    /// What is written fits in the pipe's buffer, so nobody has to read meanwhile.
    private static func pipe(holding text: String) -> Pipe {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data(text.utf8))
        try? pipe.fileHandleForWriting.close()
        return pipe
    }
}
