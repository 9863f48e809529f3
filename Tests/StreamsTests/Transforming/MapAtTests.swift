import StreamsTesting
import Testing

@testable import Streams

@Suite struct MapAtTests {
    @Test func `a property takes the place of each element`() {
        check(
            from: Marbles("-a-b-|", ["a": "one", "b": "three"]),
            into: Marbles("-3-5-|", [:])
        ) { source, _ in source.map(at: \.count) }
    }
}
