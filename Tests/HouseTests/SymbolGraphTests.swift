#if os(Linux)
    import Foundation
    import Testing

    /// What is public, as the compiler tells it: all of it is documented.
    @Suite struct SymbolGraphTests {
        private struct Graph: Decodable {
            let symbols: [Symbol]
        }

        private struct Symbol: Decodable {
            struct Kind: Decodable { let identifier: String }
            struct Identifier: Decodable { let precise: String }
            struct Comment: Decodable {
                struct Line: Decodable { let text: String }
                let lines: [Line]
            }
            struct Signature: Decodable {
                struct Parameter: Decodable {
                    struct Fragment: Decodable { let spelling: String }
                    let name: String
                    let internalName: String?
                    let declarationFragments: [Fragment]

                    /// True for what has a unit, a place or a moment that a name does not say.
                    var needsWords: Bool {
                        let type = declarationFragments.map(\.spelling).joined()
                        let words = [
                            "Duration", "RxTimeInterval", "Double", "Int", "Date", "Bool", "String", "Scheduler", "->",
                        ]
                        return words.contains(where: type.contains)
                    }
                }
                let parameters: [Parameter]?
            }
            let kind: Kind
            let identifier: Identifier
            let pathComponents: [String]
            let docComment: Comment?
            let functionSignature: Signature?
            let declarationFragments: [Signature.Parameter.Fragment]?

            var name: String { pathComponents.joined(separator: ".") }
            var text: String { docComment.map { $0.lines.map(\.text).joined(separator: "\n") } ?? "" }
            /// True where the function itself throws, not what it is handed.
            var canThrow: Bool {
                var depth = 0
                let outside = (declarationFragments ?? []).map(\.spelling).joined().filter { character in
                    if character == "(" { depth += 1 }
                    defer { if character == ")" { depth -= 1 } }
                    return depth == 0
                }
                return outside.split(whereSeparator: { !$0.isLetter }).contains("throws")
            }
            /// What its author wrote, not what a conformance or an extended module brings.
            var isWritten: Bool {
                kind.identifier != "swift.extension" && !identifier.precise.contains("::SYNTHESIZED::")
            }
        }

        /// The parameters that tell where a call stands.
        private static let places: Set = ["fileID", "filePath", "file", "line", "column", "isolation"]

        /// What the compiler wrote beside the tests' program.
        private static let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "Modules")

        private static let extractor = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/swift-symbolgraph-extract" }.first(where: FileManager.default.isExecutableFile)

        private static var canExtract: Bool {
            extractor != nil
                && FileManager.default.fileExists(atPath: built.appending(path: "Streams.swiftmodule").path)
        }

        private func symbols(of module: String) throws -> [Symbol] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "graph-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let process = Process()
            process.executableURL = URL(filePath: try #require(Self.extractor))
            #if arch(x86_64)
                let target = "x86_64-unknown-linux-gnu"
            #else
                let target = "aarch64-unknown-linux-gnu"
            #endif
            process.arguments = [
                "-module-name", module, "-target", target, "-I", Self.built.path, "-minimum-access-level", "public",
                "-skip-synthesized-members", "-emit-extension-block-symbols", "-output-dir", folder.path,
            ]
            try process.run()
            process.waitUntilExit()
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
                .filter(\.isWritten)
        }

        @Test(
            .enabled(if: canExtract, "the compiler's tool for symbol graphs is not there"),
            arguments: [("Streams", 600), ("VirtualTime", 150), ("StreamsTesting", 25), ("ConfirmCode", 300)]
        )
        func `every public symbol is documented, with its parameters`(module: String, atLeast count: Int) throws {
            let symbols = try symbols(of: module)
            #expect(symbols.count >= count)
            #expect(symbols.filter { $0.text.isEmpty }.map(\.name) == [])
            for symbol in symbols {
                if symbol.canThrow, symbol.pathComponents.last != "init(from:)" {
                    #expect(symbol.text.contains("- Throws:"), "\(symbol.name)")
                }
                for parameter in symbol.functionSignature?.parameters ?? [] where parameter.needsWords {
                    let names = [parameter.name, parameter.internalName ?? parameter.name]
                    if names.contains(where: Self.places.contains) { continue }
                    let isNamed = names.contains { symbol.text.contains("`\($0)") || symbol.text.contains("\($0):") }
                    #expect(isNamed, "\(names[1]) of \(symbol.name)")
                }
            }
        }
    }
#endif
