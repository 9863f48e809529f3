import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct RetryWhenTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `an element of the trigger subscribes anew, its completion ends it`() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, Failure("x"))])
        let trigger = scheduler.createHotObservable([.next(250, ()), .completed(300)])
        let result = scheduler.start { source.retry(when: { _ in trigger }) }
        #expect(result.events == [.next(210, 1), .next(260, 1), .completed(300)])
        #expect(source.subscriptions == [Subscription(200, 220), Subscription(250, 270)])
    }

    @Test func `an error of the trigger ends it`() {
        let source = Observable<Int>.error(Failure("source"))
        let result = source.retry(when: { errors in errors.flatMap { _ in Observable<Int>.error(Failure("trigger")) } })
        #expect(result.record().events == [.error(Failure("trigger"))])
    }

    @Test func `the trigger is told each error`() {
        let source = Observable<Int>.error(Failure("x"))
        let result = source.retry(when: { errors in
            errors.scan(0) { count, _ in count + 1 }.take(while: { $0 < 4 })
        })
        #expect(result.record().events == [.completed])
    }

    @Test func `an endless synchronous retry is ended by a downstream take`() {
        withinSeconds(120) {
            let source = Observable.just(0).concat(Observable<Int>.error(Failure("again")))
            #expect(source.retry(when: { $0 }).take(1).record().events == [.next(0), .completed])
            #expect(source.retry(when: { $0 }).take(3).record().elements() == [0, 0, 0])
        }
    }

    @Test func `a completion of the source ends it and disposes the trigger`() {
        let trigger = PublishSubject<Int>()
        let result = Observable.just(1).retry(when: { _ in trigger }).record()
        #expect(result.events == [.next(1), .completed])
        #expect(!trigger.hasObservers)
    }

    @Test func `dropping the source frees the observer, also after an attempt`() {
        let alive = Tally()
        var attempts = [PublishSubject<Int>(), PublishSubject<Int>()]
        do {
            let probe = Probe(alive)
            let sources = Locked(attempts)
            let source = Observable<Int>.deferred { sources.withLock { $0.removeFirst() }.asObservable() }
            _ = source.retry(when: { $0 }).subscribe(onNext: { _ in _ = probe })
        }
        attempts[0].onNext(1)
        attempts[0].onError(Failure("once"))
        #expect(alive.value == 1)
        attempts.removeAll()
        #expect(alive.value == 0)
    }
}
