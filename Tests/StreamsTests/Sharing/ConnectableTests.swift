import StreamsTesting
import Testing

@testable import Streams

@Suite struct ConnectableTests {
    private let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `counted, it is connected with the first observer and disconnected with the last`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4)])
        let shared = source.publish().refCount()
        let first = time.createObserver(Int.self)
        let second = time.createObserver(Int.self)
        let slots = Locked<[any Disposable]>([])
        time.scheduleAt(205) { slots.withLock { $0.append(shared.subscribe(first)) } }
        time.scheduleAt(215) { slots.withLock { $0.append(shared.subscribe(second)) } }
        time.scheduleAt(225) { slots.value[0].dispose() }
        time.scheduleAt(235) { slots.value[1].dispose() }
        time.start()
        #expect(first.events == [.next(210, 1), .next(220, 2)])
        #expect(second.events == [.next(220, 2), .next(230, 3)])
        #expect(source.subscriptions == [Subscription(205, 235)])
    }

    @Test func `a source that completes while it is connected starts anew for the next observer`() {
        let subscriptions = Counter()
        let source = Observable<Int>.deferred {
            _ = subscriptions.increment()
            return .just(1)
        }
        let shared = source.publish().refCount()
        for round in 1...2 as ClosedRange<UInt64> {
            let observer = time.createObserver(Int.self)
            shared.subscribe(observer).dispose()
            #expect(observer.events == [.next(0, 1), .completed(0)])
            #expect(subscriptions.value == round)
        }
    }

    @Test func `a subscription alone does not connect`() {
        let source = time.createHotObservable([.next(210, 1)])
        let observer = time.createObserver(Int.self)
        let subscription = source.publish().subscribe(observer)
        time.start()
        #expect(observer.events.isEmpty)
        #expect(source.subscriptions.isEmpty)
        subscription.dispose()
    }
}
