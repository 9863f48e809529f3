import StreamsTesting
import Testing

@testable import Streams

@Suite struct JustTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `one element, then completed`() {
        #expect(time.start { Observable.just(42) }.events == [.next(200, 42), .completed(200)])
    }

    @Test func `a scheduler sends the element, then the completion`() {
        let time = TestScheduler()
        #expect(time.start { Observable.just(42, scheduler: time) }.events == [.next(201, 42), .completed(202)])
        let disposed = TestScheduler()
        let result = disposed.start(disposed: 201) { Observable.just(42, scheduler: disposed) }
        disposed.advanceTo(300)
        #expect(result.events == [])
    }

    @Test func `each subscription gets the element`() {
        let source = Observable.just("a")
        let log = Log<Event<String>>()
        for _ in 0..<2 { _ = source.subscribe { log($0) } }
        #expect(log.entries == [.next("a"), .completed, .next("a"), .completed])
    }

    @Test func `disposal by the element leaves the completion out`() {
        let log = Log<Event<Int>>()
        let lifetime = Lifetime()
        Observable.just(1).attach(
            AnyObserver(eventHandler: { event in
                log(event)
                lifetime.end()
            }), lifetime)
        #expect(log.entries == [.next(1)])
    }

    @Test func `an optional element is an element`() {
        #expect(time.start { Observable<Int?>.just(nil) }.events == [.next(200, nil), .completed(200)])
    }
}
