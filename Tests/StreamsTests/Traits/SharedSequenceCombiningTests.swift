import StreamsTesting
import Testing

@testable import Streams

@MainActor @Suite struct SharedSequenceCombiningTests {
    @Test func `combineLatest of every arity puts each source in its place`() {
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

    @Test func `combineLatest without a selector is a tuple, and one subscription to each serves all observers`() {
        let subscribed = Tally()
        let one = Driver.just(1).do(onSubscribe: { subscribed.add() })
        let zipped = Driver.combineLatest(one, Driver<String>.of("a", "b").asSharedSequence())
        let pairs = zipped.map { "\($0)\($1)" }.record()
        #expect(pairs.events == [.next("1a"), .next("1b"), .completed])
        #expect(subscribed.value == 1)
    }

    @Test func `zip of every arity pairs in its place`() {
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

    @Test func `zip without a selector is a tuple, and one subscription to each serves all observers`() {
        let subscribed = Tally()
        let one = Driver.of(1, 2).do(onSubscribe: { subscribed.add() })
        let zipped = Driver.zip(one, Driver<String>.of("a", "b").asSharedSequence())
        let pairs = zipped.map { "\($0)\($1)" }.record()
        #expect(pairs.events == [.next("1a"), .next("2b"), .completed])
        #expect(subscribed.value == 1)
    }

    @Test func `arrays of sequences are combined`() {
        let sequences = [Driver.of(1, 2), .of(10, 20)]
        #expect(Driver.zip(sequences).record().elements() == [[1, 10], [2, 20]])
        #expect(Driver.zip(sequences) { $0.reduce(0, +) }.record().elements() == [11, 22])
        let latest = [Driver.just(1), .of(10, 20)]
        #expect(Driver.combineLatest(latest).record().elements() == [[1, 10], [1, 20]])
        #expect(Driver.combineLatest(latest) { $0.reduce(0, +) }.record().elements() == [11, 21])
    }
}
