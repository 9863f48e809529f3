import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct TakeTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `the last element taken is followed by completed, and the source disposed`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        let result = time.start { source.take(2) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(220)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test(arguments: [Event<Int>.completed, .error(Failure("source"))])
    func `an end before that passes`(_ end: Event<Int>) {
        let source = time.createHotObservable([.next(210, 1), Recorded(time: 220, value: end)])
        #expect(time.start { source.take(2) }.events == [.next(210, 1), Recorded(time: 220, value: end)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test(arguments: [0, -1, Int.min])
    func `none is taken without a subscription`(_ count: Int) {
        let source = time.createHotObservable([.next(210, 1)])
        #expect(time.start { source.take(count) }.events == [.completed(200)])
        #expect(source.subscriptions == [])
    }

    @Test func `an endless source returns`() {
        withinSeconds {
            let log = Log<Event<Int>>()
            _ = Observable.repeatElement(1).take(1).take(2).subscribe { log($0) }
            #expect(log.entries == [.next(1), .completed])
        }
    }

    @Test func `a source that restarts itself without end returns, and is subscribed to once`() {
        withinSeconds {
            let subscriptions = Tally()
            let log = Log<Event<Int>>()
            let source = Observable<Int>.deferred {
                subscriptions.add()
                return .concat([.just(0), .error(Failure("again"))])
            }
            _ = source.retry().take(1).subscribe { log($0) }
            #expect(log.entries == [.next(0), .completed])
            #expect(subscriptions.value == 1)
            _ = source.retry().take(until: { $0 == 0 }, behavior: .inclusive).subscribe { log($0) }
            #expect(log.entries == [.next(0), .completed, .next(0), .completed])
            #expect(subscriptions.value == 2)
        }
    }

    @Test func `an element sent from inside the delivery of the last one is left out`() {
        let subject = PublishSubject<Int>()
        let log = Log<Event<Int>>()
        _ = subject.take(2).subscribe { event in
            log(event)
            if let element = event.element { subject.onNext(element + 1) }
        }
        subject.onNext(1)
        #expect(log.entries == [.next(1), .next(2), .completed])
        #expect(!subject.hasObservers)
    }

    @Test func `disposal by the last element leaves the completion out`() {
        for operators: @Sendable (Observable<Int>) -> Observable<Int> in [
            { $0.take(1) }, { $0.take(until: { $0 == 1 }, behavior: .inclusive) },
        ] {
            let log = Log<Event<Int>>()
            let lifetime = Lifetime()
            operators(.of(1, 2)).attach(
                AnyObserver(eventHandler: { event in
                    log(event)
                    lifetime.end()
                }), lifetime)
            #expect(log.entries == [.next(1)])
        }
    }

    @Test func `each subscription takes`() {
        let log = Log<Int>()
        let source = Observable.of(1, 2).take(1)
        for _ in 0..<2 { _ = source.subscribe(onNext: { log($0) }) }
        #expect(log.entries == [1, 1])
    }
}

@Suite struct `Take by a predicate` {
    let time = TestScheduler(simulateProcessingDelay: false)
    let script: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(250)]

    @Test func `while, the deciding element left out`() {
        let source = time.createHotObservable(script)
        let result = time.start { source.take(while: { $0 < 3 }) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func `while, the deciding element taken too`() {
        let source = time.createHotObservable(script)
        let result = time.start { source.take(while: { $0 < 3 }, behavior: .inclusive) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
    }

    @Test func `until, the deciding element left out`() {
        let source = time.createHotObservable(script)
        let result = time.start { source.take(until: { $0 == 2 }) }
        #expect(result.events == [.next(210, 1), .completed(220)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `until, the deciding element taken too`() {
        let source = time.createHotObservable(script)
        let result = time.start { source.take(until: { $0 == 3 }, behavior: .inclusive) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
    }

    @Test func `never decided, the end of the source passes`() {
        let source = time.createHotObservable(script)
        #expect(time.start { source.take(until: { $0 == 9 }) }.events == script)
    }

    @Test func `an error of the predicate ends it without the element`() {
        for behavior in [TakeBehavior.inclusive, .exclusive] {
            let time = TestScheduler(simulateProcessingDelay: false)
            let source = time.createHotObservable(script)
            let result = time.start {
                source.take(
                    while: { element in
                        if element == 2 { throw Failure("predicate") }
                        return true
                    }, behavior: behavior)
            }
            #expect(result.events == [.next(210, 1), .error(220, Failure("predicate"))])
            #expect(source.subscriptions == [Subscription(200, 220)])
        }
    }
}
