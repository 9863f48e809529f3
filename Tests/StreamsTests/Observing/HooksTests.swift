import StreamsTesting
import Testing

@testable import Streams

@Suite struct HooksTests {
    @Test func `an error that nobody handles goes to the app's handler with its place`() {
        let before = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = before }
        let log = Log<String>()
        Hooks.defaultErrorHandler = { error, file, line in
            if error is Failure { log("\(file):\(line) \(error as? Failure == Failure("hooked"))") }
        }
        Hooks.unhandled(Failure("hooked"), "File.swift", 7)
        #expect(log.entries.contains("File.swift:7 true"))
    }
}
