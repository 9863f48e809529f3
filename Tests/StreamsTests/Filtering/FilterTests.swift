import StreamsTesting
import Testing

@testable import Streams

@Suite struct FilterTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `only accepted elements pass, and the end`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(300)])
        let result = time.start { source.filter { $0 != 2 } }
        #expect(result.events == [.next(210, 1), .next(230, 3), .completed(300)])
        #expect(source.subscriptions == [Subscription(200, 300)])
    }

    @Test func `where none is accepted the end still passes`() {
        let source = time.createHotObservable([.next(210, 1), .error(220, Failure("source"))])
        #expect(time.start { source.filter { _ in false } }.events == [.error(220, Failure("source"))])
    }

    @Test func `an error of the predicate ends it, and it is not called again`() {
        let calls = Tally()
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let result = time.start {
            source.filter { element in
                calls.add()
                if element == 2 { throw Failure("predicate") }
                return true
            }
        }
        #expect(result.events == [.next(210, 1), .error(220, Failure("predicate"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(calls.value == 2)
    }

    @Test func `disposal ends the subscription to the source`() {
        let source = time.createHotObservable([.next(210, 1), .next(260, 2)])
        let result = time.start(disposed: 250) { source.filter { _ in true } }
        #expect(result.events == [.next(210, 1)])
        #expect(source.subscriptions == [Subscription(200, 250)])
    }

    @Test func `a property decides`() {
        let source = time.createHotObservable([.next(210, ""), .next(220, "a"), .next(230, ""), .completed(300)])
        let result = time.start { source.filter(at: \.isEmpty) }
        #expect(result.events == [.next(210, ""), .next(230, ""), .completed(300)])
    }
}
