import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct ExpandTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `each element is expanded, and what comes of it too`() {
        let result = Observable.just(1).expand { $0 < 8 ? Observable.just($0 * 2) : .empty() }.record()
        #expect(result.events == [.next(1), .next(2), .next(4), .next(8), .completed])
        let streams = Observable.just(1).expand { $0 < 8 ? Observable.of($0 * 2) : .empty() }.record()
        #expect(streams.events == [.next(1), .next(2), .next(4), .next(8), .completed])
    }

    @Test func `inner streams take their time, and all must complete`() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(215)])
        let result = scheduler.start { [scheduler] in
            source.expand { number in
                number < 4
                    ? Observable<Int>.timer(.seconds(10), scheduler: scheduler).map { _ in number * 2 } : .empty()
            }
        }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 4), .completed(230)])
    }

    @Test func `an error of an inner stream and one that the selector throws end it`() {
        let failing = Observable.just(1).expand { _ in Observable<Int>.error(Failure("inner")) }
        #expect(failing.record().events == [.next(1), .error(Failure("inner"))])
        let throwing = Observable.just(1).expand { number -> Observable<Int> in
            if number == 2 { throw Failure("two") }
            return .just(number + 1)
        }
        #expect(throwing.record().events == [.next(1), .next(2), .error(Failure("two"))])
    }

    @Test func `a hundred thousand steps need no deep stack`() {
        withinSeconds {
            let count = Unlocked(0)
            Observable.just(1).expand { Observable.just($0 + 1) }.take(100_000)
                .subscribe(onNext: { _ in count.value += 1 }).dispose()
            #expect(count.value == 100_000)
        }
    }

    @Test func `an element that waits behind a delivery is expanded although its stream is over by then`() {
        let source = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let witness = Witness<Int> { event in
            if event.element == 2 {
                inner.onNext(3)
                inner.onCompleted()
            }
        }
        let subscription = source.expand { number in
            number == 1 ? inner.asObservable() : number == 3 ? .just(4) : .empty()
        }.subscribe(witness)
        source.onNext(1)
        source.onNext(2)
        #expect(witness.elements == [1, 2, 3, 4])
        source.onCompleted()
        #expect(witness.events == [.next(1), .next(2), .next(3), .next(4), .completed])
        subscription.dispose()
    }

    @Test func `an element is expanded although everything else is over by the time it is handled`() {
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        let witness = Witness<Int> { event in
            if event.element == 5 {
                two.onNext(3)
                two.onCompleted()
                one.onCompleted()
            }
        }
        let subscription = Observable.of(1, 2).expand { number -> Observable<Int> in
            switch number {
            case 1: one.asObservable()
            case 2: two.asObservable()
            case 3: .just(4)
            default: .empty()
            }
        }.subscribe(witness)
        one.onNext(5)
        #expect(witness.events == [.next(1), .next(2), .next(5), .next(3), .next(4), .completed])
        subscription.dispose()
    }
}
