import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct RetryTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `after each error the source is subscribed to anew`() {
        check(from: "-a#", into: "-a-a-a-a!") { source, _ in source.retry() }
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, Failure("x"))])
        let result = scheduler.start(disposed: 255) { source.retry() }
        #expect(result.events == [.next(210, 1), .next(230, 1), .next(250, 1)])
        #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240), Subscription(240, 255)])
    }

    @Test func `a completion ends it`() {
        let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let result = scheduler.start { source.retry() }
        #expect(result.events == [.next(210, 1), .completed(220)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `the source is subscribed to at most so many times, and its last error ends it`() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, Failure("x"))])
        let result = scheduler.start { source.retry(3) }
        #expect(result.events == [.next(210, 1), .next(230, 1), .next(250, 1), .error(260, Failure("x"))])
        #expect(source.subscriptions.count == 3)
    }

    @Test(arguments: [0, -1])
    func `without an attempt it completes at once and subscribes to nothing`(count: Int) {
        let source = scheduler.createColdObservable([.next(10, 1)])
        let result = scheduler.start { source.retry(count) }
        #expect(result.events == [.completed(200)])
        #expect(source.subscriptions.isEmpty)
    }

    @Test func `one attempt is the source`() {
        let failing = Observable.just(1).concat(Observable<Int>.error(Failure("x")))
        #expect(failing.retry(1).record().events == [.next(1), .error(Failure("x"))])
    }

    @Test func `every subscription has all attempts`() {
        let attempts = Tally()
        let failing = Observable<Int>.deferred {
            attempts.add()
            return .error(Failure("x"))
        }.retry(2)
        for round in 1...2 {
            #expect(failing.record().events == [.error(Failure("x"))])
            #expect(attempts.value == 2 * round)
        }
    }

    @Test func `an endless retry of a synchronous source is ended by a downstream take`() {
        withinSeconds(120) {
            let attempts = Tally()
            let source = Observable.just(0).concat(Observable<Int>.error(Failure("again")))
                .do(onSubscribe: { attempts.add() })
            #expect(source.retry().take(1).record().events == [.next(0), .completed])
            #expect(attempts.value == 1)
            #expect(source.retry().take(3).record().events == [.next(0), .next(0), .next(0), .completed])
            #expect(source.retry().take(until: { _ in true }).record().events == [.completed])
        }
    }

    @Test func `a million immediate errors need no deep stack`() {
        withinSeconds {
            let attempts = Unlocked(0)
            let source = Observable<Int>.deferred {
                attempts.value += 1
                return .error(Failure("again"))
            }
            #expect(source.retry(1_000_000).record().events == [.error(Failure("again"))])
            #expect(attempts.value == 1_000_000)
        }
    }

    @Test func `a disposal by the error's own observer stops the attempts`() {
        let attempts = Tally()
        let bag = DisposeBag()
        let subject = PublishSubject<Int>()
        subject.do(onError: { _ in bag.dispose() }, onSubscribe: { attempts.add() })
            .retry().subscribe().disposed(by: bag)
        subject.onError(Failure("x"))
        #expect(attempts.value == 1)
    }
}
