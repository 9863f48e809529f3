import StreamsTesting
import Testing

@testable import Streams

@Suite struct UnwrapTests {
    @Test func `nil is left out`() {
        check(
            from: Marbles("-1-n-2-|", ["1": 1, "n": nil, "2": 2] as [Character: Int?]),
            into: Marbles("-1---2-|", ["1": 1])
        ) { source, _ in source.unwrap() }
    }
}
