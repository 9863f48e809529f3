import Foundation
import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct SkipTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test(
        arguments: [
            (2, [.next(230, 3), .completed(240)]), (3, [.completed(240)]), (9, [.completed(240)]),
            (0, [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)]),
            (-1, [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)]),
            (Int.max, [.completed(240)]), (Int.min, [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)]),
        ] as [(Int, [Recorded<Event<Int>>])])
    func `a number of elements is left out`(_ count: Int, _ expected: [Recorded<Event<Int>>]) {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        #expect(time.start { source.skip(count) }.events == expected)
        #expect(source.subscriptions == [Subscription(200, 240)])
    }

    @Test func `an error is not skipped`() {
        let source = time.createHotObservable([.next(210, 1), .error(220, Failure("source"))])
        #expect(time.start { source.skip(5) }.events == [.error(220, Failure("source"))])
    }

    @Test func `each subscription skips`() {
        let log = Log<Int>()
        let source = Observable.of(1, 2).skip(1)
        for _ in 0..<2 { _ = source.subscribe(onNext: { log($0) }) }
        #expect(log.entries == [2, 2])
    }

    @Test func `while a predicate accepts, and not again`() {
        let calls = Tally()
        let result = time.start {
            Observable.of(1, 2, 3, 1).skip(while: { element in
                calls.add()
                return element < 3
            })
        }
        #expect(result.events == [.next(200, 3), .next(200, 1), .completed(200)])
        #expect(calls.value == 3)
    }

    @Test func `an error of the predicate ends it`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2)])
        let result = time.start { source.skip(while: { _ in throw Failure("predicate") }) }
        #expect(result.events == [.error(210, Failure("predicate"))])
        #expect(source.subscriptions == [Subscription(200, 210)])
    }
}

@Suite struct `Skip until another` {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `its first element opens, and ends its subscription`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
        let other = time.createHotObservable([.next(215, 0), .next(225, 0)])
        let result = time.start { source.skip(until: other) }
        #expect(result.events == [.next(220, 2), .next(230, 3), .completed(250)])
        #expect(source.subscriptions == [Subscription(200, 250)])
        #expect(other.subscriptions == [Subscription(200, 215)])
    }

    @Test func `its completion opens nothing`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
        let other = time.createHotObservable([Recorded<Event<Int>>.completed(215)])
        let result = time.start { source.skip(until: other) }
        #expect(result.events == [.completed(250)])
        #expect(other.subscriptions == [Subscription(200, 215)])
    }

    @Test func `its error ends the result`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
        let other = time.createHotObservable([Recorded<Event<Int>>.error(215, Failure("other"))])
        #expect(time.start { source.skip(until: other) }.events == [.error(215, Failure("other"))])
        #expect(source.subscriptions == [Subscription(200, 215)])
    }

    @Test func `its error after it opened changes nothing`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
        let other = time.createHotObservable([.next(205, 0), .error(215, Failure("other"))])
        #expect(time.start { source.skip(until: other) }.events == [.next(210, 1), .next(220, 2), .completed(250)])
        #expect(other.subscriptions == [Subscription(200, 205)])
    }

    @Test func `the end of the source ends its subscription`() {
        let source = time.createHotObservable([.next(210, 1), .completed(220)])
        let other = time.createHotObservable([.next(300, 0)])
        #expect(time.start { source.skip(until: other) }.events == [.completed(220)])
        #expect(other.subscriptions == [Subscription(200, 220)])
    }

    @Test func `it is subscribed to first`() {
        let subject = PublishSubject<Int>()
        let log = Log<Int>()
        let disposable = subject.skip(until: subject.filter { $0 == 2 }).subscribe(onNext: { log($0) })
        for element in 1...3 { subject.onNext(element) }
        #expect(log.entries == [2, 3])
        disposable.dispose()
        #expect(
            time.start { Observable.of(1, 2).skip(until: Observable.just(())) }.events == [
                .next(200, 1), .next(200, 2), .completed(200),
            ])
    }

    @Test func `of its elements only the first one is asked for`() {
        withinSeconds {
            let log = Log<Event<Int>>()
            _ = Observable.just(1).skip(until: Observable.repeatElement(0)).subscribe { log($0) }
            #expect(log.entries == [.completed])
        }
    }

    @Test func `it may open from another thread while it is subscribed to`() {
        for _ in 0..<300 {
            let subject = PublishSubject<Int>()
            let log = Log<Int>()
            let opened = Signal()
            let other = Observable<Int>.create { observer in
                Thread {
                    observer.onNext(0)
                    opened.give()
                }.start()
                return Disposables.create()
            }
            let disposable = subject.skip(until: other).subscribe(onNext: { log($0) })
            opened.take()
            subject.onNext(1)
            disposable.dispose()
            #expect(log.entries == [1])
        }
    }

    @Test(
        arguments: [
            (Duration.seconds(25), [.next(230, 3), .completed(240)]),
            (.seconds(20), [.next(230, 3), .completed(240)]),
            (.zero, [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)]),
            (.seconds(-1), [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)]),
            (.seconds(500), [.completed(240)]), (.never, [.completed(240)]),
        ] as [(Duration, [Recorded<Event<Int>>])])
    func `a time opens too, after an element that comes just then`(
        _ duration: Duration, _ expected: [Recorded<Event<Int>>]
    ) {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        #expect(time.start { source.skip(duration, scheduler: time) }.events == expected)
        #expect(source.subscriptions == [Subscription(200, 240)])
    }
}
