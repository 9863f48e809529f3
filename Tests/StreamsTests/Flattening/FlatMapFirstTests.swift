import StreamsTesting
import Testing

@testable import Streams

@Suite struct FlatMapFirstTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `elements that come while an inner stream runs are dropped, and the selector is not asked`() {
        let asked = Log<Int>()
        let inner = scheduler.createColdObservable([.next(10, "a"), .completed(25)])
        let outer = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(236, 3), .next(250, 4), .completed(251),
        ])
        let result = scheduler.start {
            outer.flatMapFirst { number in
                asked(number)
                return inner
            }
        }
        #expect(result.events == [.next(220, "a"), .next(246, "a"), .completed(261)])
        #expect(asked.entries == [1, 3])
        #expect(inner.subscriptions == [Subscription(210, 235), Subscription(236, 261)])
    }

    @Test func `errors and throws end it`() {
        let inner = Observable.just(1).flatMapFirst { _ in Observable<Int>.error(Failure("inner")) }
        #expect(inner.record().events == [.error(Failure("inner"))])
        let throwing = Observable.just(1).flatMapFirst { _ -> Observable<Int> in throw Failure("selector") }
        #expect(throwing.record().events == [.error(Failure("selector"))])
    }

    @Test func `a synchronous inner stream is over before the next element comes`() {
        let result = Observable.of(1, 2, 3).flatMapFirst { Observable.of($0, $0 * 10) }.record()
        #expect(result.events == [.next(1), .next(10), .next(2), .next(20), .next(3), .next(30), .completed])
    }

    @Test func `what an observer sends into the source while the inner stream runs is dropped`() {
        let outer = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let asked = Log<Int>()
        let witness = Witness<Int> { _ in outer.onNext(2) }
        let subscription = outer.flatMapFirst { number in
            asked(number)
            return inner
        }.subscribe(witness)
        outer.onNext(1)
        inner.onNext(5)
        #expect(asked.entries == [1])
        #expect(witness.elements == [5])
        subscription.dispose()
        #expect(!inner.hasObservers && !outer.hasObservers)
    }
}
