import StreamsTesting
import Testing

@testable import Streams

@Suite struct EnumeratedTests {
    @Test func `each element has its index, in each subscription from 0`() {
        for _ in 0..<2 {
            check(from: "-a--b-c|", into: Marbles("-x--y-z|", ["x": "a0", "y": "b1", "z": "c2"])) { source, _ in
                source.enumerated().map { "\($0.element)\($0.index)" }
            }
        }
    }

    @Test func `an error passes`() {
        check(from: "-a-#", into: Marbles("-0-#", ["0": 0])) { source, _ in source.enumerated().map(\.index) }
    }
}
