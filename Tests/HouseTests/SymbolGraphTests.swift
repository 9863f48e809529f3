#if os(Linux)
    import Foundation
    import Testing
    import Toolchain

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

        private func symbols(of module: String) throws -> [Symbol] {
            let toolchain = try Toolchain()
            defer { toolchain.remove() }
            return try toolchain.symbolGraphs(of: module)
                .flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
                .filter(\.isWritten)
        }

        @Test(arguments: House.documentedModules)
        func `every public symbol is documented, with its parameters`(module: String) throws {
            let symbols = try symbols(of: module)
            #expect(symbols.count >= 25)
            #expect(symbols.filter { $0.text.isEmpty }.map(\.name) == [])
            for symbol in symbols {
                if symbol.functionSignature != nil, symbol.canThrow, symbol.pathComponents.last != "init(from:)" {
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
