import StreamsTesting
import Testing

@testable import Streams

@MainActor @Suite struct SharedSequenceCombineLatestTests {
    @Test func `every arity puts each source in its place`() {
        let d = (0..<8).map { Driver.just($0) }
        let all = (2...8).map { count in [Array(0..<count)] }
        let results: [Driver<[Int]>] = [
            .combineLatest(d[0], d[1]) { [$0, $1] },
            .combineLatest(d[0], d[1], d[2]) { [$0, $1, $2] },
            .combineLatest(d[0], d[1], d[2], d[3]) { [$0, $1, $2, $3] },
            .combineLatest(d[0], d[1], d[2], d[3], d[4]) { [$0, $1, $2, $3, $4] },
            .combineLatest(d[0], d[1], d[2], d[3], d[4], d[5]) { [$0, $1, $2, $3, $4, $5] },
            .combineLatest(d[0], d[1], d[2], d[3], d[4], d[5], d[6]) { [$0, $1, $2, $3, $4, $5, $6] },
            .combineLatest(d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] },
        ]
        #expect(results.map { $0.record().elements() } == all)
    }

    @Test func `without a selector it is a tuple, and one subscription to each serves all observers`() {
        let subscribed = Tally()
        let one = Driver.just(1).do(onSubscribe: { subscribed.add() })
        let zipped = Driver.combineLatest(one, Driver<String>.of("a", "b").asSharedSequence())
        let pairs = zipped.map { "\($0)\($1)" }.record()
        #expect(pairs.events == [.next("1a"), .next("1b"), .completed])
        #expect(subscribed.value == 1)
    }
}
