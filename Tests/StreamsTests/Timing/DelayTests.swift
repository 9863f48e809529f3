import StreamsTesting
import Testing

@testable import Streams

@Suite struct DelayTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `elements and completion are late, the source is let go at its end`() {
        let source = time.createHotObservable([.next(210, "a"), .next(215, "b"), .completed(220)])
        let result = time.start { source.delay(.seconds(30), scheduler: time) }
        #expect(result.events == [.next(240, "a"), .next(245, "b"), .completed(250)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `an error passes at once and drops what waits`() {
        let source = time.createHotObservable([.next(210, "a"), .error(220, Failure("end"))])
        let result = time.start { source.delay(.seconds(30), scheduler: time) }
        #expect(result.events == [.error(220, Failure("end"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `an error at the tick an element is due beats it`() {
        let source = time.createHotObservable([.next(210, "a"), .error(240, Failure("end"))])
        let result = time.start { source.delay(.seconds(30), scheduler: time) }
        #expect(result.events == [.error(240, Failure("end"))])
    }

    @Test func `elements of one tick stay together and in order`() {
        let source = time.createHotObservable([.next(210, 1), .next(210, 2), .completed(210)])
        let result = time.start { source.delay(.seconds(5), scheduler: time) }
        #expect(result.events == [.next(215, 1), .next(215, 2), .completed(215)])
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `a time that is not positive delays to the end of the tick`(_ dueTime: Duration) {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = time.start { source.delay(dueTime, scheduler: time) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
    }

    @Test(arguments: [(1400, 211), (1600, 212), (400, 211), (600, 211)])
    func `a time that is no whole tick is rounded`(_ milliseconds: Int, _ due: Int) {
        let source = time.createHotObservable([.next(210, 1), .next(210, 2)])
        let result = time.start { source.delay(.milliseconds(milliseconds), scheduler: time) }
        #expect(result.events == [.next(due, 1), .next(due, 2)])
    }

    @Test(arguments: [Duration.never, .seconds(Int64.max)])
    func `what is delayed for ever never comes`(_ dueTime: Duration) {
        let observer = time.createObserver(Int.self)
        let source = time.createHotObservable([.next(210, 1), .completed(220)])
        _ = source.delay(dueTime, scheduler: time).subscribe(observer)
        time.start()
        #expect(observer.events == [])
    }

    @Test func `delays in a row add up in one advance`() {
        let observer = time.createObserver(Int.self)
        _ = Observable.just(1).delay(.seconds(10), scheduler: time).delay(.seconds(10), scheduler: time)
            .delay(.seconds(10), scheduler: time).subscribe(observer)
        time.advanceTo(100)
        #expect(observer.events == [.next(30, 1), .completed(30)])
        #expect(time.clock == 100)
    }

    @Test func `disposal drops what waits`() {
        let time = ManualScheduler()
        let alive = Tally()
        let count = Tally()
        let subject = PublishSubject<Probe>()
        let disposable = subject.delay(.seconds(1), scheduler: time).subscribe(onNext: { _ in count.add() })
        for _ in 0..<3 { subject.onNext(Probe(alive)) }
        #expect((time.pending, alive.value) == (1, 3))
        disposable.dispose()
        #expect((time.pending, alive.value) == (0, 0))
        time.advance(.seconds(2))
        #expect(count.value == 0)
    }

    @Test func `disposal by an element drops those that are due with it`() {
        let log = Log<Event<Int>>()
        let time = ManualScheduler()
        let bag = DisposeBag()
        Observable.of(1, 2).delay(.seconds(1), scheduler: time).subscribe { event in
            log(event)
            bag.dispose()
        }.disposed(by: bag)
        time.advance(.seconds(2))
        #expect(log.entries == [.next(1)])
        #expect(time.pending == 0)
    }

    @Test func `feedback through a delay goes on`() {
        let subject = PublishSubject<Int>()
        let result = time.createObserver(Int.self)
        _ = subject.delay(.seconds(10), scheduler: time).do(onNext: { element in
            if element < 3 { subject.onNext(element + 1) } else { subject.onCompleted() }
        }).subscribe(result)
        time.scheduleAt(5) { subject.onNext(1) }
        time.start()
        #expect(result.events == [.next(15, 1), .next(25, 2), .next(35, 3), .completed(45)])
    }

    @Test func `a long burst is delivered in order and leaves nothing`() {
        let time = ManualScheduler()
        let alive = Tally()
        let numbers = Unlocked<[Int]>([])
        let subject = PublishSubject<(Int, Probe)>()
        let disposable = subject.delay(.seconds(1), scheduler: time).subscribe(onNext: { numbers.value.append($0.0) })
        for number in 0..<10_000 { subject.onNext((number, Probe(alive))) }
        #expect((time.pending, alive.value) == (1, 10_000))
        time.advance(.seconds(1))
        #expect(numbers.value == Array(0..<10_000))
        #expect((time.pending, alive.value) == (0, 0))
        disposable.dispose()
    }
}

@Suite struct `Delay of the subscription` {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `the source is subscribed to later`() {
        let source = time.createColdObservable([.next(10, 1), .completed(20)])
        let result = time.start { source.delaySubscription(.seconds(30), scheduler: time) }
        #expect(result.events == [.next(240, 1), .completed(250)])
        #expect(source.subscriptions == [Subscription(230, 250)])
    }

    @Test func `an error is not delayed further`() {
        let source = time.createColdObservable([Recorded<Event<Int>>.error(10, Failure("end"))])
        let result = time.start { source.delaySubscription(.seconds(30), scheduler: time) }
        #expect(result.events == [.error(240, Failure("end"))])
    }

    @Test func `disposal before leaves the source alone, disposal after ends its subscription`() {
        let source = time.createColdObservable([.next(10, 1), .next(90, 2)])
        #expect(time.start(disposed: 230) { source.delaySubscription(.seconds(40), scheduler: time) }.events == [])
        #expect(source.subscriptions == [])
        let result = time.start(created: 300, subscribed: 300, disposed: 360) {
            source.delaySubscription(.seconds(40), scheduler: time)
        }
        #expect(result.events == [.next(350, 1)])
        #expect(source.subscriptions == [Subscription(340, 360)])
    }

    @Test func `a time that never passes leaves the source alone`() {
        let source = time.createColdObservable([.next(10, 1)])
        _ = source.delaySubscription(.never, scheduler: time).subscribe()
        time.start()
        #expect(source.subscriptions == [])
    }
}
