import Foundation
import StreamsTesting
import Testing

@testable import Streams

@Suite struct MergeTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

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
    @Test(arguments: [nil, 1, 5])
    func `inner streams are merged, at most so many at once`(maxConcurrent: Int?) {
        let first = scheduler.createColdObservable([.next(10, "a"), .next(40, "b"), .completed(50)])
        let second = scheduler.createColdObservable([.next(5, "c"), .completed(20)])
        let outer = scheduler.createHotObservable([
            .next(210, first.asObservable()), .next(220, second.asObservable()), .completed(230),
        ])
        let result = scheduler.start {
            maxConcurrent.map { outer.merge(maxConcurrent: $0) } ?? outer.merge()
        }
        if maxConcurrent == 1 {
            #expect(result.events == [.next(220, "a"), .next(250, "b"), .next(265, "c"), .completed(280)])
            #expect(second.subscriptions == [Subscription(260, 280)])
        } else {
            #expect(result.events == [.next(220, "a"), .next(225, "c"), .next(250, "b"), .completed(260)])
            #expect(second.subscriptions == [Subscription(220, 240)])
        }
        #expect(first.subscriptions == [Subscription(210, 260)])
        #expect(outer.subscriptions == [Subscription(200, 230)])
    }

    @Test func `inner streams are joined one after the other`() {
        let outer = Observable.of(Observable.of(1, 2), Observable.empty(), Observable.of(3))
        #expect(outer.concat().record().events == [.next(1), .next(2), .next(3), .completed])
    }

    @Test(arguments: [false, true], [Termination.completed, .error(Failure("inner"))])
    func `no lock is held while an inner subscription is disposed`(isNested: Bool, termination: Termination) {
        let foreign = ForeignLock()
        let source = PublishSubject<Int>()
        let other = PublishSubject<Int>()
        let inner = Observable<Int>.create { observer in
            let subscription = source.subscribe(observer)
            return Disposables.create {
                foreign.pass()
                subscription.dispose()
            }
        }
        let witness = Witness<Int>()
        let merged =
            isNested
            ? Observable.of(inner, other.asObservable()).merge(maxConcurrent: 2)
            : Observable.merge(inner, other.asObservable())
        let subscription = merged.subscribe(witness)
        let wasCrossed = foreign.cross(
            callIn: { other.onNext(1) },
            callOut: {
                switch termination {
                case .completed: source.onCompleted()
                case .error(let error): source.onError(error)
                }
            })
        #expect(wasCrossed)
        #expect(witness.isOrderly)
        if case .completed = termination {
            #expect(witness.events == [.next(1)])
        } else {
            #expect(witness.events.last == .error(Failure("inner")))
        }
        subscription.dispose()
    }

    @Test func `no lock is held while a waiting inner takes the place of one that is disposed`() {
        let foreign = ForeignLock()
        let source = PublishSubject<Int>()
        let outer = PublishSubject<Observable<Int>>()
        let inner = Observable<Int>.create { observer in
            let subscription = source.subscribe(observer)
            return Disposables.create {
                foreign.pass()
                subscription.dispose()
            }
        }
        let witness = Witness<Int>()
        let subscription = outer.merge(maxConcurrent: 1).subscribe(witness)
        outer.onNext(inner)
        outer.onNext(.just(2))
        let wasCrossed = foreign.cross(callIn: { outer.onNext(.just(3)) }, callOut: { source.onCompleted() })
        outer.onCompleted()
        #expect(wasCrossed)
        #expect(witness.events == [.next(2), .next(3), .completed])
        #expect(witness.isOrderly)
        subscription.dispose()
    }

    @Test func `an element from another thread passes while a subscribe call blocks`() {
        let witness = Witness<Int>()
        withinSeconds(120) {
            let didEnter = Signal()
            let slow = Observable<Int>.create { observer in
                Thread.detachNewThread {
                    observer.onNext(7)
                    observer.onCompleted()
                }
                didEnter.take(within: 100)
                return Disposables.create()
            }
            let ended = Signal()
            let subscription = slow.do(onNext: { _ in didEnter.give() }).merge(with: Observable.just(8))
                .do(onDispose: { ended.give() }).subscribe(witness)
            ended.take(within: 100)
            subscription.dispose()
        }
        #expect(Set(witness.elements) == [7, 8])
        #expect(witness.isOrderly)
    }

    @Test func `many threads never overlap in the observer and lose nothing`() {
        let subjects = (0..<4).map { _ in PublishSubject<Int>() }
        let witness = Witness<Int>()
        let subscription = Observable.merge(subjects.map { $0.asObservable() }).subscribe(witness)
        together(4) { thread in
            for number in 0..<2_000 { subjects[thread].onNext(thread * 10_000 + number) }
            subjects[thread].onCompleted()
        }
        #expect(witness.isOrderly)
        #expect(witness.events.last == .completed)
        for thread in 0..<4 {
            #expect(witness.elements.filter { $0 / 10_000 == thread } == (0..<2_000).map { thread * 10_000 + $0 })
        }
        subscription.dispose()
    }
}
