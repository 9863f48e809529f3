import Foundation
import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct MergeTests {
    let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `elements are sent as they come, and all must complete`() {
        check(
            from: ["one": "--a-----b--|", "two": "----c-d-------|"],
            into: "--a-c-d-b-----|",
            held: ["one": "^----------!", "two": "^-------------!"]
        ) { sources, _ in sources["one"].merge(with: sources["two"]) }
    }

    @Test func `the first error ends it and disposes the others`() {
        check(
            from: ["one": "--a---#", "two": "----c---d--|"],
            into: "--a-c-#",
            held: ["one": "^-----!", "two": "^-----!"]
        ) { sources, _ in Observable.merge(sources["one"], sources["two"]) }
    }

    @Test func `disposal disposes all`() {
        check(
            from: ["one": "--a---b...", "two": "----c-----..."],
            into: "--a-c!",
            held: ["one": "^----!", "two": "^----!"]
        ) { sources, _ in Observable.merge([sources["one"], sources["two"]]) }
    }

    @Test func `without sources it completes at once`() {
        let result = scheduler.start { Observable.merge([Observable<Int>]()) }
        #expect(result.events == [.completed(200)])
    }

    @Test func `an empty source among others does not complete it`() {
        let hot = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let result = scheduler.start { Observable.merge([.empty(), hot.asObservable()]) }
        #expect(result.events == [.next(210, 1), .completed(220)])
    }

    @Test func `a stream is merged with one or with several others`() {
        let one = Observable.just(1)
        #expect(one.merge(with: Observable.just(2)).record().events == [.next(1), .next(2), .completed])
        let three = one.merge(with: [Observable.just(2), .just(3)]).record()
        #expect(three.events == [.next(1), .next(2), .next(3), .completed])
        #expect(one.merge(with: [Observable<Int>]()).record().events == [.next(1), .completed])
    }

    @Test func `looping sources alternate`() {
        let result = Observable.merge(.of(1, 2, 3), .of(10, 20, 30)).record()
        #expect(result.elements() == [1, 10, 2, 20, 3, 30])
    }

    @Test func `a source that comes after a synchronous error is not subscribed to`() {
        let subscribed = Tally()
        let last = Observable<Int>.deferred {
            subscribed.add()
            return .just(1)
        }
        let result = Observable.merge(.just(0), .error(Failure("end")), last).record()
        #expect(result.events == [.next(0), .error(Failure("end"))])
        #expect(subscribed.value == 0)
    }

    @Test func `what an observer sends into a source comes after what is being delivered`() {
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        let witness = Witness<Int> { event in
            if event.element == 1 { two.onNext(2) }
            if event.element == 2 { one.onCompleted() }
            if event.element == 2 { two.onCompleted() }
        }
        let subscription = one.merge(with: two).subscribe(witness)
        one.onNext(1)
        #expect(witness.events == [.next(1), .next(2), .completed])
        #expect(witness.isOrderly)
        subscription.dispose()
    }

    @Test func `nothing follows a disposal inside a delivery`() {
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        let bag = DisposeBag()
        let log = Log<Int>()
        one.merge(with: two).subscribe(onNext: { number in
            log(number)
            two.onNext(2)
            bag.dispose()
        }).disposed(by: bag)
        one.onNext(1)
        #expect(log.entries == [1])
        #expect(!one.hasObservers && !two.hasObservers)
    }

    @Test func `take(1) releases synchronous endless sources`() {
        withinSeconds(120) {
            let result = Observable.merge(.repeatElement(1), .repeatElement(2)).take(3).record()
            #expect(result.events == [.next(1), .next(2), .next(1), .completed])
        }
    }

    @Test func `ten thousand sources need no deep stack`() {
        withinSeconds {
            let result = Observable.merge((0..<10_000).map { Observable.just($0) }).record()
            #expect(result.elements() == Array(0..<10_000))
            #expect(result.events.last == .completed)
        }
    }
}

extension MergeTests {
}
