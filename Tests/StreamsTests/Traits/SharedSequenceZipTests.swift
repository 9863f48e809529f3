import StreamsTesting
import Testing

@testable import Streams

@MainActor @Suite struct SharedSequenceZipTests {
    @Test func `every arity pairs in its place`() {
        let d = (0..<8).map { Driver.of($0, $0 + 100) }
        let all = (2...8).map { count in [Array(0..<count), Array(0..<count).map { $0 + 100 }] }
        let results: [Driver<[Int]>] = [
            .zip(d[0], d[1]) { [$0, $1] },
            .zip(d[0], d[1], d[2]) { [$0, $1, $2] },
            .zip(d[0], d[1], d[2], d[3]) { [$0, $1, $2, $3] },
            .zip(d[0], d[1], d[2], d[3], d[4]) { [$0, $1, $2, $3, $4] },
            .zip(d[0], d[1], d[2], d[3], d[4], d[5]) { [$0, $1, $2, $3, $4, $5] },
            .zip(d[0], d[1], d[2], d[3], d[4], d[5], d[6]) { [$0, $1, $2, $3, $4, $5, $6] },
            .zip(d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] },
        ]
        #expect(results.map { $0.record().elements() } == all)
    }

    @Test func `without a selector it is a tuple, and one subscription to each serves all observers`() {
        let subscribed = Tally()
        let one = Driver.of(1, 2).do(onSubscribe: { subscribed.add() })
        let zipped = Driver.zip(one, Driver<String>.of("a", "b").asSharedSequence())
        let pairs = zipped.map { "\($0)\($1)" }.record()
        #expect(pairs.events == [.next("1a"), .next("2b"), .completed])
        #expect(subscribed.value == 1)
    }
}
