import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct ConcatMapTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `inner streams run one after the other, and the selector is asked when their turn comes`() {
        let asked = Log<[Int]>()
        let inner = scheduler.createColdObservable([.next(10, "a"), .completed(30)])
        let outer = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(225)])
        let result = scheduler.start {
            outer.concatMap { [scheduler] number in
                asked([number, scheduler.clock])
                return inner
            }
        }
        #expect(result.events == [.next(220, "a"), .next(250, "a"), .completed(270)])
        #expect(asked.entries == [[1, 210], [2, 240]])
        #expect(inner.subscriptions == [Subscription(210, 240), Subscription(240, 270)])
    }

    @Test func `an error of an inner stream ends it, and what waits is not begun`() {
        let asked = Tally()
        let outer = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let result = outer.concatMap { _ in
            asked.add()
            return inner
        }.record()
        outer.onNext(1)
        outer.onNext(2)
        inner.onError(Failure("inner"))
        #expect(result.events == [.error(Failure("inner"))])
        #expect(asked.value == 1)
        #expect(!outer.hasObservers)
    }

    @Test func `what the selector throws for an element that waited ends it`() {
        let outer = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let result = outer.concatMap { number -> PublishSubject<Int> in
            if number == 2 { throw Failure("two") }
            return inner
        }.record()
        outer.onNext(1)
        outer.onNext(2)
        inner.onCompleted()
        #expect(result.events == [.error(Failure("two"))])
        #expect(!outer.hasObservers)
    }

    @Test func `a hundred thousand synchronous inner streams keep their order on a flat stack`() {
        withinSeconds {
            let numbers = Unlocked<[Int]>([])
            Observable.range(start: 0, count: 100_000).concatMap { number in
                Observable<Int>.create { observer in
                    observer.onNext(number)
                    observer.onCompleted()
                    return Disposables.create()
                }
            }.subscribe(onNext: { numbers.value.append($0) }).dispose()
            #expect(numbers.value == Array(0..<100_000))
        }
    }

    @Test func `what waits is freed on disposal`() {
        let alive = Tally()
        let outer = PublishSubject<Probe>()
        let subscription = outer.concatMap { _ in Observable<Int>.never() }.subscribe(onNext: { _ in })
        for _ in 0..<5 { outer.onNext(Probe(alive)) }
        #expect(alive.value == 4)
        subscription.dispose()
        #expect(alive.value == 0)
    }
}
