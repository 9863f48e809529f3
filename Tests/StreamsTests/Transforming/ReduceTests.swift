import StreamsTesting
import Testing

@testable import Streams

@Suite struct ReduceTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `the last result comes at the completion`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        #expect(time.start { source.reduce(10) { $0 + $1 } }.events == [.next(240, 16), .completed(240)])
        #expect(source.subscriptions == [Subscription(200, 240)])
    }

    @Test func `without elements it is the seed`() {
        #expect(
            time.start { Observable<Int>.empty().reduce("seed") { "\($0)\($1)" } }.events == [
                .next(200, "seed"), .completed(200),
            ])
    }

    @Test func `the result may be changed at the end`() {
        let result = time.start { Observable.of(1, 2).reduce(0, accumulator: { $0 + $1 }, mapResult: { "\($0)" }) }
        #expect(result.events == [.next(200, "3"), .completed(200)])
    }

    @Test func `an error of the source ends it without a result`() {
        let source = time.createHotObservable([.next(210, 1), .error(220, Failure("source"))])
        #expect(time.start { source.reduce(0) { $0 + $1 } }.events == [.error(220, Failure("source"))])
    }

    @Test func `an error of a closure ends it`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = time.start { source.reduce(0) { _, _ in throw Failure("accumulator") } }
        #expect(result.events == [.error(210, Failure("accumulator"))])
        #expect(source.subscriptions == [Subscription(200, 210)])
        let mapped = TestScheduler(simulateProcessingDelay: false).start {
            Observable.of(1).reduce(0, accumulator: { $0 + $1 }, mapResult: { _ -> Int in throw Failure("map") })
        }
        #expect(mapped.events == [.error(200, Failure("map"))])
    }

    @Test func `an endless source has no result`() {
        let source = time.createHotObservable([.next(210, 1)])
        #expect(time.start { source.reduce(0) { $0 + $1 } }.events == [])
    }

    @Test func `count counts what a predicate accepts`() {
        #expect(time.start { Observable.of(1, 2, 3).count() }.events == [.next(200, 3), .completed(200)])
        let time = TestScheduler(simulateProcessingDelay: false)
        #expect(time.start { Observable.of(1, 2, 3).count { $0 > 1 } }.events == [.next(200, 2), .completed(200)])
    }
}
