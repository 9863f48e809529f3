import Foundation
import Testing
import Toolchain

/// The code behind `#if canImport(SwiftUI)`, `UIKit` and `AppKit`, compiled against stubs of what it uses of them.
///
/// The stubs are written by hand from the documentation: they prove that the code is Swift, that its actors and types fit,
/// and that it uses nothing beyond what is declared there.
@Suite struct StubTypecheckTests {
    /// The files that need Objective-C, which no compiler but Apple's has.
    static let unchecked = ["TargetActions.swift"]

    /// Where the frameworks are, the build compiles the screens against them.
    private static let hasFrameworks: Bool = {
        #if canImport(Darwin)
            true
        #else
            false
        #endif
    }()

    @Test(.enabled(if: !hasFrameworks), arguments: ["UIKit", "AppKit"])
    func `the screens compile against the stubs without a warning`(_ framework: String) throws {
        let toolchain = try Toolchain()
        defer { toolchain.remove() }
        for module in ["Accessibility", framework, "SwiftUI"] {
            #expect(try toolchain.emit(module, Toolchain.files(in: "Tests/Fixtures/Stubs/\(module)")) == "")
        }
        let files = Toolchain.files(in: "Sources/ConfirmCodeUI").filter {
            !Self.unchecked.contains($0.lastPathComponent)
        }
        #expect(files.count > 40)
        let options = ["-module-name", "ConfirmCodeUI", "-warnings-as-errors"]
        #expect(try toolchain.compile(["-typecheck"] + options, files) == "")
        // The examples use what stands behind the conditions, so it is there.
        #expect(try toolchain.emit("ConfirmCodeUI", files) == "")
        let examples = Toolchain.files(in: "Tests/Fixtures/Examples").filter {
            framework == "UIKit" || $0.lastPathComponent == "ScreensExample.swift"
        }
        #expect(examples.count == (framework == "UIKit" ? 4 : 1))
        #expect(try toolchain.compile(["-typecheck", "-warnings-as-errors"], examples) == "")
    }

    @Test func `Objective-C is asked for in the listed files only`() throws {
        for file in Toolchain.files(in: "Sources/ConfirmCodeUI") {
            let text = try String(contentsOf: file, encoding: .utf8)
            let isListed = Self.unchecked.contains(file.lastPathComponent)
            #expect(text.contains("@objc") == isListed, "\(file.lastPathComponent)")
        }
    }

    @Test func `every declaration of the stubs is as old as the platforms of the package`() throws {
        let floors = ["iOS": 18.0, "macOS": 15, "tvOS": 18, "watchOS": 11, "visionOS": 2]
        var count = 0
        for file in Toolchain.files(in: "Tests/Fixtures/Stubs") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /(iOS|macOS|tvOS|watchOS|visionOS) ([0-9.]+)/) {
                let version = try #require(Double(match.output.2))
                let floor = try #require(floors[String(match.output.1)])
                #expect(version <= floor, "\(match.output.0) in \(file.lastPathComponent)")
                count += 1
            }
        }
        #expect(count > 200)
    }
}
