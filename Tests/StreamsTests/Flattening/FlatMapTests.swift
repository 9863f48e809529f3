import Foundation
import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct FlatMapTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `the inner streams are merged, and all must complete`() {
        let inner = ["a": ["x": 10, "y": 30], "b": ["z": 5]]
        let sources = inner.mapValues { events in
            scheduler.createColdObservable(
                events.sorted { $0.value < $1.value }.map { .next($0.value, $0.key) } + [.completed(40)])
        }
        let outer = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .completed(230)])
        let result = scheduler.start { outer.flatMap { sources[$0]! } }
        #expect(result.events == [.next(220, "x"), .next(225, "z"), .next(240, "y"), .completed(260)])
        #expect(sources["a"]!.subscriptions == [Subscription(210, 250)])
        #expect(sources["b"]!.subscriptions == [Subscription(220, 260)])
        #expect(outer.subscriptions == [Subscription(200, 230)])
    }

    @Test func `an error of an inner stream ends it and disposes the source and the others`() {
        let failing = scheduler.createColdObservable([.error(20, Failure("inner"), String.self)])
        let other = scheduler.createColdObservable([.next(15, "o"), .next(50, "late")])
        let outer = scheduler.createHotObservable([.next(210, 0), .next(220, 1), .next(300, 0)])
        let result = scheduler.start { outer.flatMap { $0 == 0 ? other : failing } }
        #expect(result.events == [.next(225, "o"), .error(240, Failure("inner"))])
        #expect(outer.subscriptions == [Subscription(200, 240)])
        #expect(other.subscriptions == [Subscription(210, 240)])
    }

    @Test func `an error of the source ends it and disposes the inner streams`() {
        let inner = scheduler.createColdObservable([.next(50, "late")])
        let outer = scheduler.createHotObservable([.next(210, 0), .error(230, Failure("outer"))])
        let result = scheduler.start { outer.flatMap { _ in inner } }
        #expect(result.events == [.error(230, Failure("outer"))])
        #expect(inner.subscriptions == [Subscription(210, 230)])
    }

    @Test func `what the selector throws ends it, and it is not asked again`() {
        let asked = Tally()
        let outer = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let result = scheduler.start {
            outer.flatMap { number -> Observable<Int> in
                asked.add()
                if number == 2 { throw Failure("two") }
                return .just(number)
            }
        }
        #expect(result.events == [.next(210, 1), .error(220, Failure("two"))])
        #expect(asked.value == 2)
        #expect(outer.subscriptions == [Subscription(200, 220)])
    }

    @Test func `disposal disposes the source and the inner streams`() {
        let inner = scheduler.createColdObservable([.next(10, "a"), .next(50, "late")])
        let outer = scheduler.createHotObservable([.next(210, 0), .next(300, 1)])
        let result = scheduler.start(disposed: 240) { outer.flatMap { _ in inner } }
        #expect(result.events == [.next(220, "a")])
        #expect(inner.subscriptions == [Subscription(210, 240)])
        #expect(outer.subscriptions == [Subscription(200, 240)])
    }

    @Test func `at most so many inner streams run at once, the others wait in order`() {
        let subjects = (0..<4).map { _ in PublishSubject<Int>() }
        let result = Observable.of(0, 1, 2, 3).flatMap(maxConcurrent: 2) { subjects[$0] }.record()
        #expect(subjects.map(\.hasObservers) == [true, true, false, false])
        subjects[1].onCompleted()
        #expect(subjects.map(\.hasObservers) == [true, false, true, false])
        subjects[2].onNext(2)
        subjects[0].onCompleted()
        subjects[3].onNext(3)
        subjects[2].onCompleted()
        subjects[3].onCompleted()
        #expect(result.events == [.next(2), .next(3), .completed])
    }

    @Test func `scalars, empty and never among the inner streams`() {
        let result = Observable.of(1, 2, 3).flatMap { number -> Observable<Int> in
            number == 1 ? .just(10) : number == 2 ? .empty() : .never()
        }.record()
        #expect(result.events == [.next(10)])
        #expect(Observable<Int>.empty().flatMap { Observable.just($0) }.record().events == [.completed])
    }

    @Test func `a hundred thousand steps of feedback need no deep stack`() {
        withinSeconds {
            let subject = PublishSubject<Int>()
            let last = Unlocked(0)
            let subscription = subject.flatMap { number in
                Observable<Int>.create { observer in
                    observer.onNext(number + 1)
                    observer.onCompleted()
                    return Disposables.create()
                }
            }.subscribe(onNext: { number in
                last.value = number
                if number < 100_000 { subject.onNext(number) }
            })
            subject.onNext(0)
            #expect(last.value == 100_000)
            subscription.dispose()
        }
    }

    @Test func `an endless inner stream delivers as it goes and stops when enough was taken`() {
        withinSeconds(120) {
            let result = Observable.of(1, 2).flatMap { Observable.repeatElement($0) }.take(3).record()
            #expect(result.events == [.next(1), .next(1), .next(1), .completed])
        }
    }

    @Test(arguments: ["none", "share", "replay"])
    func `an inner stream that sends from another thread while its subscribe call blocks is delivered`(sharing: String)
    {
        let witness = Witness<Int>()
        withinSeconds(120) {
            let didEnter = Signal()
            let slow = Observable.just(0).flatMap { _ in
                Observable<Int>.create { observer in
                    Thread.detachNewThread {
                        observer.onNext(7)
                        observer.onCompleted()
                    }
                    didEnter.take(within: 100)
                    return Disposables.create()
                }
            }.do(onNext: { _ in didEnter.give() })
            let shared =
                switch sharing {
                case "share": slow.share()
                case "replay": slow.share(replay: 1)
                default: slow
                }
            let ended = Signal()
            let subscription = shared.do(onDispose: { ended.give() }).subscribe(witness)
            ended.take(within: 100)
            subscription.dispose()
        }
        #expect(witness.events == [.next(7), .completed])
        #expect(witness.isOrderly)
    }

    @Test func `no lock is held while an inner subscription is disposed`() {
        let foreign = ForeignLock()
        let source = PublishSubject<Int>()
        let outer = PublishSubject<Int>()
        let inner = Observable<Int>.create { observer in
            let subscription = source.subscribe(observer)
            return Disposables.create {
                foreign.pass()
                subscription.dispose()
            }
        }
        let witness = Witness<Int>()
        let subscription = outer.flatMap { $0 == 0 ? inner : Observable.just($0) }.subscribe(witness)
        outer.onNext(0)
        let wasCrossed = foreign.cross(callIn: { outer.onNext(1) }, callOut: { source.onCompleted() })
        #expect(wasCrossed)
        #expect(witness.events == [.next(1)])
        #expect(witness.isOrderly)
        subscription.dispose()
    }
}
