import Foundation
import Testing

/// What holds for the catalogs that the documentation's site is built of.
@Suite struct CatalogTests {
    private func articles(of module: String) -> String {
        House.files(in: "Sources/\(module)/\(module).docc", ending: ".md").map(\.text).joined(separator: "\n")
    }

    @Test func `the modules with a catalog are found`() {
        #expect(House.documentedModules.contains("Streams") && House.documentedModules.count >= 4)
    }

    @Test(arguments: House.documentedModules)
    func `every public type has a place in the catalog of its module`(module: String) {
        let articles = articles(of: module)
        let declaration = /^public (?:final )?(?:class|struct|enum|protocol|typealias|func) `?(\w+)/
        for file in House.files(in: "Sources/\(module)", ending: ".swift") {
            for line in file.text.split(separator: "\n") {
                guard let name = line.firstMatch(of: declaration)?.output.1 else { continue }
                let hasPlace = articles.contains("- ``\(name)``") || articles.contains("- ``\(name)(")
                #expect(hasPlace, "\(name) of \(file.path)")
            }
        }
    }

    @Test func `every operator has a place in the article of its room`() {
        let articles = articles(of: "Streams")
        let rooms = House.verbRooms.map { "Sources/Streams/\($0)/" }
        let extended = /^extension (?:ObservableType|ObservableConvertibleType|Observable|SharedSequence|TraitType)\b/
        for file in House.streams where rooms.contains(where: file.path.hasPrefix) {
            var isOfStreams = false
            for line in file.text.split(separator: "\n") {
                if !line.hasPrefix(" ") { isOfStreams = line.firstMatch(of: extended) != nil }
                guard isOfStreams, let name = line.firstMatch(of: /^    public (?:static )?func `?(\w+)`?/)?.output.1
                else { continue }
                if file.name == "SharedSequence.swift" { continue }
                let hasPlace = articles.contains("/\(name)(") || articles.contains("/\(name)``")
                #expect(hasPlace, "\(name) of \(file.path)")
            }
        }
    }

    @Test func `every picture of an operator is in the article of its room and in the list of operators`() {
        let articles = articles(of: "Streams")
        let list = House.text("Docs/Operators.md")
        let pictures = House.files(in: "Docs/Marbles", ending: ".svg")
        #expect(pictures.count > 100)
        for picture in pictures {
            let isShown = articles.contains("](\(picture.name.dropLast(4)))")
            #expect(isShown, "\(picture.name)")
            let isListed = list.contains("(Marbles/\(picture.name))")
            #expect(isListed, "\(picture.name)")
        }
    }
}
