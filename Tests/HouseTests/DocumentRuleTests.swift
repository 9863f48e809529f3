import Foundation
import Testing

@Suite struct DocumentRuleTests {
    @Test func `every link of a document leads to a file`() {
        for document in House.documents {
            let folder = URL(filePath: "/" + document.path).deletingLastPathComponent()
            let isArticle = document.path.hasPrefix("Sources/")
            for link in document.text.matches(of: /\]\(([^)#\s]+)[^)]*\)/).map(\.output.1) {
                if link.hasPrefix("http") || isArticle && !link.contains("/") { continue }
                let target = folder.appending(path: String(link)).standardizedFileURL.path
                let isThere = House.exists(String(target.dropFirst()))
                #expect(isThere, "\(link) in \(document.path)")
            }
            for heading in document.text.matches(of: /\]\(([^)#\s]*)#([^)\s]+)\)/).map(\.output) {
                if heading.1.hasPrefix("http") { continue }
                let target =
                    heading.1.isEmpty
                    ? document.path
                    : String(
                        folder.appending(path: String(heading.1)).standardizedFileURL.path.dropFirst())
                let isThere = anchors(of: House.text(target)).contains(String(heading.2))
                #expect(isThere, "#\(heading.2) in \(document.path)")
            }
        }
    }

    @Test func `the Swift of the documents is code of a test`() {
        let tests = House.tests.map { normal($0.text) }
        for document in House.documents {
            for block in blocks(of: document.text) {
                let isTested = tests.contains { $0.contains(block) }
                #expect(isTested, "\(document.path):\n\(block)")
            }
        }
    }

    @Test func `every operator has a row`() {
        let rows = House.text("Docs/Operators.md")
        let rooms = House.verbRooms.map { "Sources/Streams/\($0)/" }
        for file in House.streams where rooms.contains(where: file.path.hasPrefix) {
            for line in file.code {
                guard let name = line.firstMatch(of: /public (?:static )?func `?(\w+)`?/)?.output.1 else { continue }
                let hasRow = name == "callAsFunction" || rows.contains("`\(name)")
                #expect(hasRow, "\(name) of \(file.path)")
            }
        }
    }

    @Test func `the version of the app is the latest of the changelog`() throws {
        let versions = House.text("CHANGELOG.md").matches(of: /\n## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}\n/)
        let app = House.text("Sources/confirm-code/ConfirmCodeApp.swift")
        let version = try #require(app.firstMatch(of: /static let version = "(.*)"/)).output.1
        #expect(version == versions.first?.output.1)
    }

    @Test func `the readme is short`() {
        #expect(House.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    }

    /// The Swift blocks, without imports and package manifests.
    private func blocks(of text: String) -> [String] {
        text.matches(of: /```swift\n((?:.|\n)*?)```/).map { String($0.output.1) }
            .filter { !$0.contains("PackageDescription") }.map(normal)
    }

    /// The headings as links have them.
    private func anchors(of text: String) -> Set<String> {
        Set(
            text.matches(of: /(?m)^#+ (.*)$/).map { heading in
                heading.output.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
                    .replacing(" ", with: "-")
            })
    }

    private func normal(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
            .joined(separator: "\n")
    }
}
