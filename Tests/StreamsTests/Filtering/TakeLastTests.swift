import StreamsTesting
import Testing

@testable import Streams

@Suite struct TakeLastTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test(arguments: [
        (2, [2, 3]), (1, [3]), (3, [1, 2, 3]), (9, [1, 2, 3]), (Int.max, [1, 2, 3]), (0, []), (-1, []),
    ])
    func `the last elements come at the completion`(_ count: Int, _ elements: [Int]) {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        #expect(time.start { source.takeLast(count) }.events == elements.map { .next(240, $0) } + [.completed(240)])
        #expect(source.subscriptions == [Subscription(200, 240)])
    }

    @Test func `an error drops them`() {
        check(from: "-a-b-#", into: "-----#") { source, _ in source.takeLast(2) }
    }

    @Test func `take of them completes once and leaves the others`() {
        check(from: "-a-b-c-|", into: "-------(b|)") { source, _ in source.takeLast(2).take(1) }
    }

    @Test func `disposal by one of them drops the others`() {
        let log = Log<Event<Int>>()
        let lifetime = Lifetime()
        Observable.of(1, 2, 3).takeLast(2).attach(
            AnyObserver(eventHandler: { event in
                log(event)
                lifetime.end()
            }), lifetime)
        #expect(log.entries == [.next(2)])
    }

    @Test func `it keeps no more than it sends, and nothing after the end`() {
        let alive = Tally()
        let sender = Locked<AnyObserver<Probe>?>(nil)
        _ = Observable<Probe>.create { observer in
            _ = sender.exchange(observer)
            return Disposables.create()
        }.takeLast(2).subscribe()
        for _ in 0..<5 { sender.value?.onNext(Probe(alive)) }
        #expect(alive.value == 2)
        sender.value?.onError(Failure("end"))
        #expect(alive.value == 0)
        _ = sender.exchange(nil)
    }
}
