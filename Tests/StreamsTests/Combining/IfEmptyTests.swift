import StreamsTesting
import Testing

@testable import Streams

@Suite struct IfEmptyTests {
    @Test func `an element or a stream takes the place of nothing`() {
        check(from: "---|", into: "---(x|)") { source, _ in source.ifEmpty(default: "x") }
        check(from: ["source": "---|", "other": "-x-|"], into: "----x-|", held: ["other": "---^--!"]) { sources, _ in
            sources["source"].ifEmpty(switchTo: sources["other"])
        }
    }

    @Test func `a source with elements or an error is left alone`() {
        check(from: "-a-|", into: "-a-|") { source, _ in source.ifEmpty(default: "x") }
        check(from: "---#", into: "---#") { source, _ in source.ifEmpty(default: "x") }
    }
}
