import StreamsTesting
import Testing

@testable import Streams

@Suite struct DeferredTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `each subscription gets a stream of its own`() {
        let made = Tally()
        let source = Observable.deferred {
            made.add()
            return .just(made.value)
        }
        #expect(made.value == 0)
        #expect(time.start { source }.events == [.next(200, 1), .completed(200)])
        let log = Log<Event<Int>>()
        _ = source.subscribe { log($0) }
        #expect(log.entries == [.next(2), .completed])
    }

    @Test func `the stream is held as long as the subscription`() {
        let source = time.createColdObservable([.next(10, 1), .next(90, 2)])
        let result = time.start(disposed: 250) { [observable = source.asObservable()] in
            Observable.deferred { observable }
        }
        #expect(result.events == [.next(210, 1)])
        #expect(source.subscriptions == [Subscription(200, 250)])
    }

    @Test func `an error of the factory ends it`() {
        let result = time.start { Observable<Int>.deferred { throw Failure("factory") } }
        #expect(result.events == [.error(200, Failure("factory"))])
    }

    @Test func `an error of the stream passes`() {
        let result = time.start { Observable<Int>.deferred { .error(Failure("stream")) } }
        #expect(result.events == [.error(200, Failure("stream"))])
    }

    @Test func `a factory that disposes the subscription is not followed by anything`() {
        let log = Log<Event<Int>>()
        let lifetime = Lifetime()
        for fails in [true, false] {
            Observable<Int>.deferred {
                lifetime.end()
                if fails { throw Failure("factory") }
                return .of(1, 2)
            }.attach(AnyObserver(eventHandler: { log($0) }), lifetime)
        }
        #expect(log.entries == [])
    }
}
