import StreamsTesting
import Testing

@Suite struct `Hot observables` {
    let scheduler = TestScheduler()

    @Test func `send at absolute ticks to whoever observes`() {
        let source = scheduler.createHotObservable([.next(150, 1), .next(200, 2), .next(210, 3), .completed(300)])
        let late = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(250) { _ = source.subscribe(late) }
        let result = scheduler.start { source }
        #expect(result.events == [.next(210, 3), .completed(300)])
        #expect(late.events == [.completed(300)])
        #expect(source.subscriptions == [Subscription(200, 300), Subscription(250, 300)])
        #expect(source.recordedEvents.count == 4)
    }

    @Test func `keep nothing alive with what they have not sent yet, once nobody observes`() {
        expectNoLeaks {
            let scheduler = track(TestScheduler())
            let hot = scheduler.createHotObservable([.next(2000, 1)])
            let cold = scheduler.createColdObservable([.next(2000, 1)])
            let result = scheduler.start { Observable.merge(hot.asObservable(), cold.asObservable()) }
            #expect(result.events == [])
        }
    }

    @Test func `send an event of tick 0 to who subscribed before the start`() {
        let source = scheduler.createHotObservable([.next(0, "a")])
        let observer = scheduler.createObserver(String.self)
        _ = source.subscribe(observer)
        #expect(observer.events == [])
        scheduler.start()
        #expect(observer.events == [.next(0, "a")])
        #expect(source.subscriptions == [Subscription(0)])
    }

    @Test func `send what is past at the initial clock`() {
        let scheduler = TestScheduler(initialClock: 100)
        let source = scheduler.createHotObservable([.next(50, 1), .next(120, 2)])
        let observer = scheduler.createObserver(Int.self)
        _ = source.subscribe(observer)
        scheduler.start()
        #expect(observer.events == [.next(100, 1), .next(120, 2)])
    }

    @Test func `beat the disposal at the same tick`() {
        let source = scheduler.createHotObservable([.next(1000, 1), .next(1001, 2)])
        let result = scheduler.start { source }
        #expect(result.events == [.next(1000, 1)])
        #expect(source.subscriptions == [Subscription(200, 1000)])
    }

    @Test func `send what is recorded after an end to who comes after it`() {
        let source = scheduler.createHotObservable([.next(110, 1), .completed(120), .next(210, 2), .error(220, Oops())])
        let early = scheduler.createObserver(Int.self)
        _ = source.subscribe(early)
        let result = scheduler.start { source }
        #expect(early.events == [.next(110, 1), .completed(120)])
        #expect(result.events == [.next(210, 2), .error(220, Oops())])
    }

    @Test func `free an observer that is disposed, and all with the last reference`() {
        let log = scheduler.createObserver(String.self)
        var source: TestableObservable<Int>? = scheduler.createHotObservable([])
        let first = subscribe(source!, witnessed: "disposed", by: log)
        _ = subscribe(source!, witnessed: "dropped", by: log)
        first.dispose()
        #expect(log.events == [.next(0, "disposed")])
        source = nil
        #expect(log.events == [.next(0, "disposed"), .next(0, "dropped")])
    }
}

@Suite struct `Cold observables` {
    let scheduler = TestScheduler()

    @Test func `send at ticks since each subscription`() {
        let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
        let second = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(215) { _ = source.subscribe(second) }
        let result = scheduler.start { source }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
        #expect(second.events == [.next(225, 1), .next(235, 2), .completed(245)])
        #expect(source.subscriptions == [Subscription(200, 230), Subscription(215, 245)])
    }

    @Test func `send an event of tick 0 at the tick of the subscription`() {
        let source = scheduler.createColdObservable([.next(0, "x")])
        #expect(scheduler.start { source }.events == [.next(200, "x")])
    }

    @Test func `send nothing after the disposal`() {
        let source = scheduler.createColdObservable([.next(10, 1), .next(30, 2)])
        let result = scheduler.start(disposed: 220) { source }
        scheduler.start()
        #expect(result.events == [.next(210, 1)])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(scheduler.clock == 220)
    }

    @Test func `send nothing after their end`() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, Oops()), .next(30, 2), .completed(40)])
        #expect(scheduler.start { source }.events == [.next(210, 1), .error(220, Oops())])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }
}

private struct Oops: Error {}

private final class Witness: Sendable {
    private let name: String
    private let log: TestableObserver<String>

    init(_ name: String, _ log: TestableObserver<String>) {
        self.name = name
        self.log = log
    }

    deinit { log.onNext(name) }
}

private func subscribe(
    _ source: TestableObservable<Int>, witnessed name: String, by log: TestableObserver<String>
) -> any Disposable {
    let witness = Witness(name, log)
    return source.subscribe(onNext: { _ in withExtendedLifetime(witness) {} })
}
