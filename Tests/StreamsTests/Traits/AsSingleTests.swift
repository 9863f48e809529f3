import StreamsTesting
import Testing

@testable import Streams

@Suite struct AsSingleTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `asSingle fails at a second element, at that moment`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2)])
        #expect(time.start { source.asSingle() }.events == [.error(220, RxError.moreThanOneElement)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `asSingle fails where there is no element`() {
        let source = time.createHotObservable([Recorded<Event<Int>>.completed(210)])
        #expect(time.start { source.asSingle() }.events == [.error(210, RxError.noElements)])
    }

    @Test func `asSingle waits for the completion`() {
        let endless = time.createHotObservable([.next(210, 1)])
        #expect(time.start { endless.asSingle() }.events == [])
        let source = TestScheduler(simulateProcessingDelay: false)
        let ending = source.createHotObservable([.next(210, 1), .completed(230)])
        #expect(source.start { ending.asSingle() }.events == [.next(230, 1), .completed(230)])
    }

    @Test func `an error passes and the kept element is not sent`() {
        let source = time.createHotObservable([.next(210, 1), .error(230, Failure("x"))])
        #expect(time.start { source.asSingle() }.events == [.error(230, Failure("x"))])
    }

    @Test func `asMaybe is complete where there is no element, and fails at a second one`() {
        let source = time.createHotObservable([.completed(210, Int.self)])
        #expect(time.start { source.asMaybe() }.events == [.completed(210)])
        let other = TestScheduler(simulateProcessingDelay: false)
        let two = other.createHotObservable([.next(210, 1), .next(220, 2)])
        #expect(other.start { two.asMaybe() }.events == [.error(220, RxError.moreThanOneElement)])
    }

    @Test func `first does not wait for the completion`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2)])
        #expect(time.start { source.first() }.events == [.next(210, 1), .completed(210)])
        #expect(source.subscriptions == [Subscription(200, 210)])
    }

    @Test func `first is nil where the stream completes without an element`() {
        let source = time.createHotObservable([.completed(210, Int.self)])
        #expect(time.start { source.first() }.events == [.next(210, nil), .completed(210)])
    }

    @Test func `the kept element is freed with the subscription`() {
        let alive = Tally()
        let subject = PublishSubject<Probe>()
        let disposable = subject.asSingle().subscribe()
        subject.onNext(Probe(alive))
        #expect(alive.value == 1)
        disposable.dispose()
        #expect(alive.value == 0)
    }
}
