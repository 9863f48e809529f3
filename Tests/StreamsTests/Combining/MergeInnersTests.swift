import Foundation
import StreamsTesting
import Testing
import Threads

@testable import Streams

/// Streams of streams, and several threads.
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
