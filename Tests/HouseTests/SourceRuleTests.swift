import Foundation
import Testing

@Suite struct SourceRuleTests {
    @Test func `the tree is found`() {
        #expect(House.streams.count > 50)
        #expect(House.tests.count > 50)
    }

    @Test func `every file of Streams has a test file of its name`() {
        let names = Set(House.tests.map(\.name))
        for file in House.streams {
            let hasTests = names.contains(file.name.replacing(".swift", with: "Tests.swift"))
            #expect(hasTests, "\(file.path)")
        }
    }

    @Test func `locks, atomics and unchecked words stand in Concurrency only`() {
        let words = ["Mutex", "Atomic<", "@unchecked", "nonisolated(unsafe)", "unsafeBitCast", "pthread_"]
        for file in House.streams where !file.path.contains("/Concurrency/") {
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

    @Test func `base names are unique in Streams`() {
        let names = Dictionary(grouping: House.streams, by: \.name)
        for (name, files) in names where files.count > 1 {
            Issue.record("\(name): \(files.map(\.path))")
        }
    }

    @Test func `no file of Streams has more than 200 lines of code`() {
        for file in House.streams {
            #expect(file.code.count <= 200, "\(file.path): \(file.code.count)")
        }
    }

    @Test func `no tracked text names a machine's folders`() {
        let folders = ["work", "farm", "root", "tmp"].map { "/\($0)/" }
        let sources = House.files(in: "Sources", ending: ".swift")
        for file in sources + House.tests + House.documents {
            for folder in folders {
                #expect(!file.text.contains(folder), "\(folder) in \(file.path)")
            }
        }
    }
}
