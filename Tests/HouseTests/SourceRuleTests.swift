import Foundation
import Testing

@Suite struct SourceRuleTests {
    @Test func `the tree is found`() {
        #expect(House.streams.count > 50)
        #expect(House.tests.count > 50)
    }

    @Test func `every file of Streams has a test file of its name in the same room`() {
        for file in House.streams {
            let tests = file.path.replacing("Sources/Streams/", with: "Tests/StreamsTests/")
                .replacing(".swift", with: "Tests.swift")
            let hasTests = House.exists(tests)
            #expect(hasTests, "\(file.path)")
        }
    }

    @Test(arguments: House.testsOfModules) func `a test file of a source file's name is in its room`(
        module: String, tests: String
    ) {
        let rooms = Dictionary(
            House.files(in: "Sources/\(module)", ending: ".swift").map {
                ($0.name.replacing(".swift", with: "Tests.swift"), $0.room)
            }, uniquingKeysWith: { first, _ in first })
        for file in House.files(in: "Tests/\(tests)", ending: "Tests.swift") {
            guard let room = rooms[file.name] else { continue }
            #expect(file.room == room, "\(file.path)")
        }
    }

    @Test func `locks, atomics and unchecked words stand in Concurrency only`() {
        let words = ["Mutex", "Atomic<", "@unchecked", "nonisolated(unsafe)", "unsafeBitCast", "pthread_"]
        for file in House.sources {
            let isMeant =
                file.path.hasPrefix("Sources/Streams/Concurrency/") || file.name == "SignalState.swift"
                || file.path.hasPrefix("Sources/streams-bench/")
            if isMeant { continue }
            for word in words {
                #expect(!file.code.contains { $0.contains(word) }, "\(word) in \(file.path)")
            }
        }
    }

    @Test func `Foundation is imported in Bridging only, and for operation queues`() {
        for file in House.streams where file.code.contains("import Foundation") {
            let isMeant = file.path.contains("/Bridging/") || file.name == "OperationQueueScheduler.swift"
            #expect(isMeant, "\(file.path)")
        }
    }

    @Test func `base names are unique in a target`() {
        let names = Dictionary(grouping: House.sources) { $0.target + "/" + $0.name }
        for (name, files) in names where files.count > 1 {
            Issue.record("\(name): \(files.map(\.path))")
        }
    }

    @Test func `no file has more than 200 lines of code`() {
        for file in House.sources + House.tests {
            #expect(file.code.count <= 200, "\(file.path): \(file.code.count)")
        }
    }

    @Test func `Streams without its bridges has at most 5,000 lines of code`() {
        let lines = House.streams.filter { !$0.path.contains("/Bridging/") }.reduce(0) { $0 + $1.code.count }
        #expect(lines <= 5_000)
    }

    @Test func `an attribute, and a body of one expression, stand on the line of their declaration where they fit`() {
        for file in House.sources {
            for (line, next, last) in zip(file.lines, zip(file.lines.dropFirst(), file.lines.dropFirst(2))).map({
                ($0, $1.0, $1.1)
            }) {
                let joined = "\(line) \(next.trimmingCharacters(in: .whitespaces))"
                let isAttribute = line.contains(/^ *(@\w+(\([^)]*\))? ?)+$/) && next.contains(/^ *[@a-z]/)
                let isBody =
                    line.contains(/^ *((@\w+(\([^)]*\))?|[a-z]+) )*(func|init|deinit|var)\b.*\{$/)
                    && next.contains(/^ *[^ \/#}].*[^{(\[,]$/) && last.contains(/^ *\}$/)
                    && joined.count { $0 == "{" } < 3 && !next.contains(/^ *(case|switch)\b/)
                let fits = isAttribute && joined.count <= 120 || isBody && joined.count + 2 <= 120
                #expect(!fits, "\(file.path): \(line)")
            }
        }
    }

    @Test func `no tracked text names a machine's folders`() {
        let folders = ["work", "farm", "root", "tmp"].map { "/\($0)/" }
        let others = [".ci", "Docs", "Sources"].flatMap { House.files(in: $0, ending: "") }
            .filter { !$0.path.hasSuffix(".swift") && !$0.path.hasSuffix(".md") }
        for file in House.sources + House.tests + House.documents + others {
            for folder in folders {
                #expect(!file.text.contains(folder), "\(folder) in \(file.path)")
            }
        }
    }
}
