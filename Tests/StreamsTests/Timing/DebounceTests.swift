import StreamsTesting
import Testing

@testable import Streams

@Suite struct DebounceTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test(
        arguments: [
            ([.next(210, "a"), .next(220, "b"), .completed(250)], [.next(240, "b"), .completed(250)]),
            ([.next(210, "a"), .next(220, "b"), .completed(230)], [.next(230, "b"), .completed(230)]),
            ([.next(210, "a"), .next(220, "b"), .error(230, Failure("end"))], [.error(230, Failure("end"))]),
            ([.next(210, "a"), .next(230, "b"), .completed(400)], [.next(250, "b"), .completed(400)]),
            ([.next(210, "a"), .completed(230)], [.next(230, "a"), .completed(230)]),
            ([.next(210, "a"), .error(230, Failure("end"))], [.error(230, Failure("end"))]),
            ([.next(210, "a"), .next(231, "b")], [.next(230, "a"), .next(251, "b")]),
            ([.completed(210)], [.completed(210)]), ([], []),
        ] as [([Recorded<Event<String>>], [Recorded<Event<String>>])])
    func `what nothing follows for 20 passes`(
        _ script: [Recorded<Event<String>>], _ expected: [Recorded<Event<String>>]
    ) {
        let source = time.createHotObservable(script)
        #expect(time.start { source.debounce(.seconds(20), scheduler: time) }.events == expected)
        let end = script.last { $0.value.isStopEvent }?.time ?? 1000
        #expect(source.subscriptions == [Subscription(200, end)])
    }

    @Test func `of a fast source only the last element passes`() {
        let script = stride(from: 210, through: 290, by: 10).map { Recorded.next($0, $0) }
        let source = time.createHotObservable(script + [.completed(400)])
        let result = time.start { source.debounce(.seconds(20), scheduler: time) }
        #expect(result.events == [.next(310, 290), .completed(400)])
    }

    @Test func `disposal drops what is pending`() {
        let time = ManualScheduler()
        let alive = Tally()
        let count = Tally()
        let subject = PublishSubject<Probe>()
        let disposable = subject.debounce(.seconds(1), scheduler: time).subscribe(onNext: { _ in count.add() })
        subject.onNext(Probe(alive))
        #expect((time.pending, alive.value) == (1, 1))
        disposable.dispose()
        #expect((time.pending, alive.value) == (0, 0))
        time.advance(.seconds(2))
        #expect(count.value == 0)
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `a time that is not positive passes each element at its tick`(_ dueTime: Duration) {
        let source = time.createHotObservable([.next(210, 1), .next(210, 2), .next(220, 3), .completed(230)])
        let result = time.start { source.debounce(dueTime, scheduler: time) }
        #expect(result.events == [.next(210, 2), .next(220, 3), .completed(230)])
    }

    @Test func `a time that never passes leaves the last element to the completion`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = time.start { source.debounce(.never, scheduler: time) }
        #expect(result.events == [.next(230, 2), .completed(230)])
    }

    @Test func `take of what completion releases completes once`() {
        let source = time.createHotObservable([.next(210, 1), .completed(215)])
        let result = time.start { source.debounce(.seconds(20), scheduler: time).take(1) }
        #expect(result.events == [.next(215, 1), .completed(215)])
    }

    @Test func `an element sent from inside the delivery of one waits its time`() {
        let subject = PublishSubject<Int>()
        let result = time.createObserver(Int.self)
        _ = subject.debounce(.seconds(5), scheduler: time).do(onNext: { element in
            if element < 3 { subject.onNext(element + 1) }
        }).subscribe(result)
        time.scheduleAt(10) { subject.onNext(1) }
        time.start()
        #expect(result.events == [.next(15, 1), .next(20, 2), .next(25, 3)])
    }

    @Test func `a scheduler that runs work at once passes each element`() {
        let log = Log<Event<Int>>()
        _ = Observable.of(1, 2).debounce(.zero, scheduler: ImmediateScheduler.instance).subscribe { log($0) }
        #expect(log.entries == [.next(1), .next(2), .completed])
    }
}
