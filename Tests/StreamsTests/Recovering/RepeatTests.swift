import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct RepeatTests {
    @Test func `the source is subscribed to anew after each completion`() {
        check(from: "-a|", into: "-a-a-a|", held: nil) { source, _ in source.repeat(3) }
        check(from: "-a|", into: "-a-a-!") { source, _ in source.repeat() }
    }

    @Test func `an error ends it`() {
        check(from: "-a#", into: "-a#", held: "^-!") { source, _ in source.repeat() }
    }

    @Test(arguments: [0, -3])
    func `no repetition is nothing but completed`(count: Int) {
        #expect(Observable.just(1).repeat(count).record().events == [.completed])
    }

    @Test func `an endless repetition is ended by a downstream take`() {
        withinSeconds(120) {
            let subscribed = Tally()
            let source = Observable.just(1).do(onSubscribe: { subscribed.add() })
            #expect(source.repeat().take(3).record().events == [.next(1), .next(1), .next(1), .completed])
            #expect(source.repeat(1_000_000).take(1).record().events == [.next(1), .completed])
            #expect(subscribed.value == 4)
        }
    }

    @Test func `a hundred thousand repetitions need no deep stack`() {
        withinSeconds {
            let sum = Unlocked(0)
            Observable.just(1).repeat(100_000).subscribe(onNext: { sum.value += $0 }).dispose()
            #expect(sum.value == 100_000)
        }
    }
}
