import Foundation
import Testing

/// What holds for the screens of ConfirmCodeUI, most of which run on Apple's platforms only.
@Suite struct ScreenRuleTests {
    private static let files = House.files(in: "Sources/ConfirmCodeUI", ending: ".swift")
    /// The frameworks that are not everywhere.
    private static let frameworks = ["SwiftUI", "UIKit", "AppKit", "Accessibility"]
    /// Files that say nothing that could be wrong.
    private static let untested = ["ColorRole.swift", "ScreenTextsEnglish.swift", "ScreenTextsRussian.swift"]

    @Test func `what needs no framework has a test file of its name`() {
        let names = Set(House.files(in: "Tests/ConfirmCodeUITests", ending: ".swift").map(\.name))
        let plain = Self.files.filter { !$0.text.hasPrefix("#if") }
        #expect(plain.count > 15)
        for file in plain where !Self.untested.contains(file.name) {
            let hasTests = names.contains(file.name.replacing(".swift", with: "Tests.swift"))
            #expect(hasTests, "\(file.path)")
        }
    }

    @Test func `a framework is imported where it can be imported, and nowhere else`() {
        for file in Self.files {
            for framework in Self.frameworks where file.code.contains("import \(framework)") {
                #expect(file.code.first?.hasPrefix("#if canImport(") == true, "\(file.path)")
                #expect(file.text.contains("canImport(\(framework))"), "\(file.path)")
            }
        }
    }

    @Test func `the rules of the screens are in no view`() {
        for file in Self.files where file.path.contains("/SwiftUI/") || file.path.contains("/UIKit/") {
            for word in [".isExpired", "ConfirmCodeState", "fraction", ".count "] {
                #expect(!file.code.contains { $0.contains(word) }, "\(word) in \(file.path)")
            }
        }
    }

    @Test func `nothing in a screen asserts where it runs, or traps`() {
        for file in Self.files {
            for word in ["assumeIsolated", "fatalError"] {
                #expect(!file.code.contains { $0.contains(word) }, "\(word) in \(file.path)")
            }
        }
    }
}
