import StreamsTesting
import Testing

@testable import Streams

@Suite struct MaterializeTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test(arguments: [Event<Int>.completed, .error(Failure("end"))])
    func `the end is the last element`(_ end: Event<Int>) {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), Recorded(time: 230, value: end)])
        let result = time.start { source.materialize() }
        #expect(result.events == [.next(210, .next(1)), .next(220, .next(2)), .next(230, end), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func `a source without an end has none as elements either`() {
        #expect(time.start { Observable<Int>.never().materialize() }.events == [])
    }

    @Test func `who takes the end only is completed once`() {
        let completions = Tally()
        _ = Observable<Int>.empty().materialize().take(1).subscribe(onCompleted: { completions.add() })
        #expect(completions.value == 1)
    }

    @Test func `disposal by the end as an element leaves the completion out`() {
        let log = Log<Event<Event<Int>>>()
        let lifetime = Lifetime()
        Observable<Int>.empty().materialize().attach(
            AnyObserver(eventHandler: { event in
                log(event)
                lifetime.end()
            }), lifetime)
        #expect(log.entries == [.next(.completed)])
    }

    @Test(arguments: [Event<Int>.completed, .error(Failure("end"))])
    func `dematerialize reverses it`(_ end: Event<Int>) {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), Recorded(time: 230, value: end)])
        let result = time.start { source.materialize().dematerialize() }
        #expect(result.events == [.next(210, 1), .next(220, 2), Recorded(time: 230, value: end)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func `dematerialize ends with the first event that is an end`() {
        let source = time.createHotObservable([
            .next(210, Event.next(1)), .next(220, .error(Failure("event"))), .next(230, .next(2)), .completed(240),
        ])
        let result = time.start { source.dematerialize() }
        #expect(result.events == [.next(210, 1), .error(220, Failure("event"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `dematerialize passes an end of its source`() {
        let source = time.createHotObservable([.next(210, Event.next(1)), .error(220, Failure("source"))])
        #expect(time.start { source.dematerialize() }.events == [.next(210, 1), .error(220, Failure("source"))])
    }

    @Test func `elements and errors sort the events`() {
        let events: [Recorded<Event<Event<Int>>>] = [
            .next(10, .next(1)), .next(20, .error(Failure("event"))), .next(30, .completed), .next(40, .next(2)),
            .completed(50),
        ]
        let source = time.createColdObservable(events)
        #expect(time.start { source.elements() }.events == [.next(210, 1), .next(240, 2), .completed(250)])
        let later = TestScheduler(simulateProcessingDelay: false)
        let errors = later.start { later.createColdObservable(events).errors().map { "\($0)" } }
        #expect(errors.events == [.next(220, "\(Failure("event"))"), .completed(250)])
    }
}
