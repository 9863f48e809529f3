import StreamsTesting
import Testing

@testable import Streams

@Suite struct CompactMapTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `what becomes nil is left out, the end passes`() {
        let source = time.createHotObservable([.next(210, "1"), .next(220, "x"), .next(230, "3"), .completed(300)])
        let result = time.start { source.compactMap { Int($0) } }
        #expect(result.events == [.next(210, 1), .next(230, 3), .completed(300)])
        #expect(source.subscriptions == [Subscription(200, 300)])
    }

    @Test func `an error of the closure ends it, and it is not called again`() {
        let calls = Tally()
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let result = time.start {
            source.compactMap { element -> Int? in
                calls.add()
                if element == 2 { throw Failure("transform") }
                return nil
            }
        }
        #expect(result.events == [.error(220, Failure("transform"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(calls.value == 2)
    }

    @Test func `an error of the source passes`() {
        let result = time.start { Observable<Int>.error(Failure("source")).compactMap { $0 } }
        #expect(result.events == [.error(200, Failure("source"))])
    }

    @Test func `only the outer optional is taken off`() {
        let result = time.start { Observable.of(1, 2, 3).compactMap { $0 == 2 ? nil : .some(Int?.none) } }
        #expect(result.events == [.next(200, nil), .next(200, nil), .completed(200)])
    }
}
