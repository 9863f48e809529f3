import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct FlatMapLatestTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `a new inner stream ends the one before`() {
        let first = scheduler.createColdObservable([.next(10, "a"), .next(20, "b"), .next(40, "c")])
        let second = scheduler.createColdObservable([.next(5, "x"), .completed(30)])
        let outer = scheduler.createHotObservable([.next(210, 0), .next(235, 1), .completed(240)])
        let result = scheduler.start { outer.flatMapLatest { $0 == 0 ? first : second } }
        #expect(
            result.events == [.next(220, "a"), .next(230, "b"), .next(240, "x"), .completed(265)])
        #expect(first.subscriptions == [Subscription(210, 235)])
        #expect(second.subscriptions == [Subscription(235, 265)])
    }

    @Test func `it completes with the source where no inner stream runs`() {
        let outer = scheduler.createHotObservable([.next(210, 0), .completed(240)])
        let result = scheduler.start { outer.flatMapLatest { _ in Observable.just("a") } }
        #expect(result.events == [.next(210, "a"), .completed(240)])
    }

    @Test func `errors of the inner stream and of the source end it`() {
        let inner = Observable.just(1).flatMapLatest { _ in Observable<Int>.error(Failure("inner")) }
        #expect(inner.record().events == [.error(Failure("inner"))])
        let subject = PublishSubject<Int>()
        let running = PublishSubject<Int>()
        let result = subject.flatMapLatest { _ in running }.record()
        subject.onNext(1)
        subject.onError(Failure("outer"))
        #expect(result.events == [.error(Failure("outer"))])
        #expect(!running.hasObservers)
    }

    @Test func `what the selector throws ends it and disposes the running inner stream`() {
        let subject = PublishSubject<Int>()
        let running = PublishSubject<Int>()
        let result = subject.flatMapLatest { number -> PublishSubject<Int> in
            if number == 2 { throw Failure("two") }
            return running
        }.record()
        subject.onNext(1)
        subject.onNext(2)
        #expect(result.events == [.error(Failure("two"))])
        #expect(!running.hasObservers && !subject.hasObservers)
    }

    @Test func `an old inner stream is not heard once a new one began, also from inside a delivery`() {
        let outer = PublishSubject<Int>()
        let old = PublishSubject<Int>()
        let witness = Witness<Int> { event in
            if event.element == 1 {
                outer.onNext(1)
                old.onNext(2)
            }
        }
        let subscription = outer.flatMapLatest { $0 == 0 ? old.asObservable() : .just(10) }.subscribe(witness)
        outer.onNext(0)
        old.onNext(1)
        #expect(witness.elements == [1, 10])
        #expect(!old.hasObservers)
        subscription.dispose()
    }

    @Test func `a synchronous chain with take(1) returns and disposes everything`() {
        withinSeconds(120) {
            let state = BehaviorSubject(value: 1)
            let result = state.flatMapLatest { _ in state }.flatMapLatest { _ in Observable.repeatElement(7) }
                .take(1).record()
            #expect(result.events == [.next(7), .completed])
            #expect(!state.hasObservers)
        }
    }

    @Test func `under two threads only the latest inner stream is heard, in order`() {
        let outer = PublishSubject<Int>()
        let inner = (0..<2).map { _ in PublishSubject<Int>() }
        let witness = Witness<Int>()
        let subscription = outer.flatMapLatest { number in inner[number % 2].map { _ in number } }.subscribe(witness)
        together(3) { thread in
            for round in 0..<1_000 {
                if thread < 2 { inner[thread].onNext(round) } else { outer.onNext(round) }
            }
        }
        #expect(witness.isOrderly)
        #expect(zip(witness.elements, witness.elements.dropFirst()).allSatisfy { $0 <= $1 })
        subscription.dispose()
    }

    @Test func `switchLatest is flatMapLatest of streams`() {
        let streams = PublishSubject<PublishSubject<Int>>()
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        let result = streams.switchLatest().record()
        streams.onNext(one)
        one.onNext(1)
        streams.onNext(two)
        one.onNext(2)
        two.onNext(3)
        streams.onCompleted()
        two.onCompleted()
        #expect(result.events == [.next(1), .next(3), .completed])
    }
}
