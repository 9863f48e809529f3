import StreamsTesting
import Testing

@testable import Streams

@Suite struct `ThrottleWindow, the rule of throttle` {
    @Test func `the first element opens a window, the first after it the next one`() {
        var window = ThrottleWindow<String>(length: .nanoseconds(100), latest: false)
        #expect(window.receive("a", at: moment(10)) == .send("a"))
        #expect(window.receive("b", at: moment(109)) == .nothing)
        #expect(window.receive("c", at: moment(110)) == .send("c"))
        #expect(window.receive("d", at: moment(111)) == .nothing)
        let mayComplete = window.end(.completed)
        #expect(mayComplete)
    }

    @Test func `the newest inside waits for the end, which opens the next window`() {
        var window = ThrottleWindow<String>(length: .nanoseconds(100), latest: true)
        #expect(window.receive("a", at: moment(10)) == .send("a"))
        #expect(window.receive("b", at: moment(20)) == .wait(until: moment(110)))
        #expect(window.receive("c", at: moment(30)) == .nothing)
        #expect(window.close(moment(110), at: moment(112)) == "c")
        #expect(window.receive("d", at: moment(211)) == .wait(until: moment(212)))
        #expect(window.close(moment(212), at: moment(212)) == "d")
        #expect(window.close(moment(312), at: moment(312)) == nil)
    }

    @Test func `an element at the end of a window takes the place of what waits`() {
        var window = ThrottleWindow<String>(length: .nanoseconds(100), latest: true)
        #expect(window.receive("a", at: moment(10)) == .send("a"))
        #expect(window.receive("b", at: moment(20)) == .wait(until: moment(110)))
        #expect(window.receive("c", at: moment(110)) == .send("c"))
        #expect(window.receive("d", at: moment(111)) == .wait(until: moment(210)))
        #expect(window.close(moment(110), at: moment(111)) == nil)
        #expect(window.close(moment(210), at: moment(210)) == "d")
    }

    @Test func `a completion waits for what waits`() {
        var window = ThrottleWindow<String>(length: .nanoseconds(100), latest: true)
        #expect(!window.isDone)
        _ = window.receive("a", at: moment(10))
        _ = window.receive("b", at: moment(20))
        let mayComplete = window.end(.completed)
        #expect(!mayComplete)
        #expect(window.isDone)
        #expect(window.close(moment(110), at: moment(110)) == "b")
    }

    @Test func `an error drops what waits`() {
        let alive = Tally()
        var window = ThrottleWindow<Probe>(length: .nanoseconds(100), latest: true)
        _ = window.receive(Probe(alive), at: moment(10))
        _ = window.receive(Probe(alive), at: moment(20))
        #expect(alive.value == 1)
        let mayPass = window.end(.error(Failure("end")))
        #expect(mayPass)
        #expect(alive.value == 0)
    }

    private func moment(_ nanoseconds: Int64) -> RxTime {
        RxTime(nanoseconds: nanoseconds)
    }
}

@Suite struct ThrottleTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test(
        arguments: [
            (
                [.next(210, "a"), .next(230, "b"), .next(260, "c"), .next(300, "d"), .next(350, "e"), .completed(500)],
                [.next(210, "a"), .next(310, "d"), .next(410, "e"), .completed(500)]
            ),
            (
                [.next(210, "a"), .next(230, "b"), .completed(240)],
                [.next(210, "a"), .next(310, "b"), .completed(310)]
            ),
            (
                [.next(210, "a"), .next(230, "b"), .error(240, Failure("end"))],
                [.next(210, "a"), .error(240, Failure("end"))]
            ),
            ([.next(210, "a"), .completed(220)], [.next(210, "a"), .completed(220)]),
            ([.next(210, "a"), .next(310, "b")], [.next(210, "a"), .next(310, "b")]),
            (
                [.next(210, "a"), .next(230, "b"), .next(310, "c"), .next(320, "d")],
                [.next(210, "a"), .next(310, "c"), .next(410, "d")]
            ),
            (
                [.next(210, "a"), .next(230, "b"), .completed(310)],
                [.next(210, "a"), .next(310, "b"), .completed(310)]
            ),
            (
                [.next(210, "a"), .next(230, "b"), .error(310, Failure("end"))],
                [.next(210, "a"), .error(310, Failure("end"))]
            ),
            (
                [.next(210, "a"), .next(230, "b"), .next(420, "c"), .next(430, "d"), .completed(600)],
                [.next(210, "a"), .next(310, "b"), .next(420, "c"), .next(520, "d"), .completed(600)]
            ),
            ([.completed(210)], [.completed(210)]), ([], []),
        ] as [([Recorded<Event<String>>], [Recorded<Event<String>>])])
    func `the first passes at once, the newest at the end of 100`(
        _ script: [Recorded<Event<String>>], _ expected: [Recorded<Event<String>>]
    ) {
        let source = time.createHotObservable(script)
        #expect(time.start { source.throttle(.seconds(100), scheduler: time) }.events == expected)
        let end = script.last { $0.value.isStopEvent }?.time ?? 1000
        #expect(source.subscriptions == [Subscription(200, end)])
    }

    @Test func `without the latest what comes inside 100 is dropped`() {
        let source = time.createHotObservable([
            .next(210, "a"), .next(230, "b"), .next(260, "c"), .next(300, "d"), .next(350, "e"), .completed(500),
        ])
        let result = time.start { source.throttle(.seconds(100), latest: false, scheduler: time) }
        #expect(result.events == [.next(210, "a"), .next(350, "e"), .completed(500)])
    }

    @Test func `without the latest a completion waits for nothing, and the end of the window lets pass`() {
        let source = time.createHotObservable([.next(210, "a"), .next(230, "b"), .next(310, "c"), .completed(320)])
        let result = time.start { source.throttle(.seconds(100), latest: false, scheduler: time) }
        #expect(result.events == [.next(210, "a"), .next(310, "c"), .completed(320)])
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `a time that is not positive passes all`(_ dueTime: Duration) {
        let script: [Recorded<Event<Int>>] = [.next(210, 1), .next(210, 2), .next(220, 3), .completed(230)]
        let source = time.createHotObservable(script)
        #expect(time.start { source.throttle(dueTime, scheduler: time) }.events == script)
    }

    @Test func `a time that never passes lets the first element through, and a completion where nothing waits`() {
        let observer = time.createObserver(Int.self)
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        _ = source.throttle(.never, latest: false, scheduler: time).subscribe(observer)
        let waiting = time.createObserver(Int.self)
        _ = source.throttle(.never, latest: true, scheduler: time).subscribe(waiting)
        time.start()
        #expect(observer.events == [.next(210, 1), .completed(230)])
        #expect(waiting.events == [.next(210, 1)])
    }

    @Test func `disposal drops what waits`() {
        let time = ManualScheduler()
        let alive = Tally()
        let count = Tally()
        let subject = PublishSubject<Probe>()
        let disposable = subject.throttle(.seconds(1), scheduler: time).subscribe(onNext: { _ in count.add() })
        for _ in 0..<3 { subject.onNext(Probe(alive)) }
        #expect((time.pending, alive.value, count.value) == (1, 1, 1))
        disposable.dispose()
        #expect((time.pending, alive.value) == (0, 0))
        time.advance(.seconds(2))
        #expect(count.value == 1)
    }

    @Test func `take of the element that completion waits for completes once`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = time.start { source.throttle(.seconds(100), scheduler: time).take(2) }
        #expect(result.events == [.next(210, 1), .next(310, 2), .completed(310)])
    }

    @Test func `feedback from inside a delivery waits for the window's end`() {
        let subject = PublishSubject<Int>()
        let result = time.createObserver(Int.self)
        _ = subject.throttle(.seconds(5), scheduler: time).do(onNext: { element in
            if element < 3 { subject.onNext(element + 1) }
        }).subscribe(result)
        time.scheduleAt(10) { subject.onNext(1) }
        time.start()
        #expect(result.events == [.next(10, 1), .next(15, 2), .next(20, 3)])
    }

    @Test func `an element after a window whose end is late comes in its place`() {
        let time = ManualScheduler()
        let log = Log<Int>()
        let subject = PublishSubject<Int>()
        let disposable = subject.throttle(.nanoseconds(100), scheduler: time).subscribe(onNext: { log($0) })
        subject.onNext(1)
        subject.onNext(2)
        time.pass(.nanoseconds(120))
        subject.onNext(3)
        subject.onNext(4)
        time.advance(.nanoseconds(50))
        #expect(log.entries == [1, 3])
        time.advance(.nanoseconds(50))
        #expect(log.entries == [1, 3, 4])
        disposable.dispose()
    }
}
