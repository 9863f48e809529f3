import StreamsTesting
import Testing

@testable import Streams

@Suite struct `Take until another` {
    let time = TestScheduler(simulateProcessingDelay: false)
    let script: [Recorded<Event<String>>] = [.next(210, "a"), .next(220, "b"), .next(230, "c"), .completed(250)]

    @Test func `its element completes, and both are disposed`() {
        let source = time.createHotObservable(script)
        let other = time.createHotObservable([.next(215, 0)])
        #expect(time.start { source.take(until: other) }.events == [.next(210, "a"), .completed(215)])
        #expect(source.subscriptions == [Subscription(200, 215)])
        #expect(other.subscriptions == [Subscription(200, 215)])
    }

    @Test func `its completion ends its subscription only`() {
        let source = time.createHotObservable(script)
        let other = time.createHotObservable([Recorded<Event<Int>>.completed(215)])
        #expect(time.start { source.take(until: other) }.events == script)
        #expect(source.subscriptions == [Subscription(200, 250)])
        #expect(other.subscriptions == [Subscription(200, 215)])
    }

    @Test func `its error ends the result`() {
        let source = time.createHotObservable(script)
        let other = time.createHotObservable([Recorded<Event<Int>>.error(225, Failure("other"))])
        let result = time.start { source.take(until: other) }
        #expect(result.events == [.next(210, "a"), .next(220, "b"), .error(225, Failure("other"))])
        #expect(source.subscriptions == [Subscription(200, 225)])
    }

    @Test func `of two elements at one tick that of the one made first comes first`() {
        let other = time.createHotObservable([.next(210, 0)])
        let source = time.createHotObservable(script)
        let later = time.createHotObservable([.next(210, 0)])
        let after = time.createObserver(String.self)
        time.scheduleAt(200) { _ = source.take(until: later).subscribe(after) }
        #expect(time.start { source.take(until: other) }.events == [.completed(210)])
        #expect(after.events == [.next(210, "a"), .completed(210)])
    }

    @Test func `the end of the source ends its subscription`() {
        let source = time.createHotObservable([.next(210, "a"), .error(220, Failure("source"))])
        let other = time.createHotObservable([.next(300, 0)])
        let result = time.start { source.take(until: other) }
        #expect(result.events == [.next(210, "a"), .error(220, Failure("source"))])
        #expect(other.subscriptions == [Subscription(200, 220)])
    }

    @Test func `it is subscribed to first, so one that sends at once leaves the source alone`() {
        let source = time.createHotObservable(script)
        #expect(time.start { source.take(until: Observable.just(())) }.events == [.completed(200)])
        #expect(source.subscriptions == [])
    }

    @Test func `both of one subject`() {
        let subject = PublishSubject<Int>()
        let log = Log<Event<Int>>()
        _ = subject.take(until: subject.filter { $0 == 3 }).subscribe { log($0) }
        for element in 1...4 { subject.onNext(element) }
        #expect(log.entries == [.next(1), .next(2), .completed])
        #expect(!subject.hasObservers)
    }

    @Test func `its element from inside a delivery completes after that`() {
        let source = PublishSubject<Int>()
        let other = PublishSubject<Int>()
        let log = Log<String>()
        _ = source.take(until: other).subscribe(
            onNext: { element in
                other.onNext(0)
                log("\(element)")
            }, onCompleted: { log("completed") })
        source.onNext(1)
        source.onNext(2)
        #expect(log.entries == ["1", "completed"])
        #expect(!source.hasObservers && !other.hasObservers)
    }

    @Test(
        arguments: [
            (Duration.seconds(20), [.next(210, "a"), .next(220, "b"), .completed(220)]),
            (.seconds(15), [.next(210, "a"), .completed(215)]), (.zero, [.completed(200)]),
            (.seconds(-1), [.completed(200)]),
            (.never, [.next(210, "a"), .next(220, "b"), .next(230, "c"), .completed(250)]),
        ] as [(Duration, [Recorded<Event<String>>])])
    func `a time completes too, after an element that comes just then`(
        _ duration: Duration, _ expected: [Recorded<Event<String>>]
    ) {
        let source = time.createHotObservable(script)
        #expect(time.start { source.take(for: duration, scheduler: time) }.events == expected)
    }
}
