import StreamsTesting
import Testing

@testable import Streams

@Suite struct ScanTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `each result is made of the one before`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        let result = time.start { source.scan(10) { $0 + $1 } }
        #expect(result.events == [.next(210, 11), .next(220, 13), .next(230, 16), .completed(240)])
        #expect(source.subscriptions == [Subscription(200, 240)])
    }

    @Test func `into changes the last result in place, and what was sent stays as it was`() {
        let result = time.start { Observable.of(1, 2).scan(into: [0]) { $0.append($1) } }
        #expect(result.events == [.next(200, [0, 1]), .next(200, [0, 1, 2]), .completed(200)])
    }

    @Test func `each subscription begins with the seed`() {
        let source = Observable.of(1, 2).scan(0) { $0 + $1 }
        let log = Log<Int>()
        for _ in 0..<2 { _ = source.subscribe(onNext: { log($0) }) }
        #expect(log.entries == [1, 3, 1, 3])
    }

    @Test func `a source without elements has no results, the seed is none`() {
        #expect(time.start { Observable<Int>.empty().scan(7) { $0 + $1 } }.events == [.completed(200)])
    }

    @Test func `an error of the source passes`() {
        let source = time.createHotObservable([.next(210, 1), .error(220, Failure("source"))])
        #expect(time.start { source.scan(0) { $0 + $1 } }.events == [.next(210, 1), .error(220, Failure("source"))])
    }

    @Test func `an error of the closure ends it, and it is not called again`() {
        let calls = Tally()
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let result = time.start {
            source.scan(into: 0) { sum, element in
                calls.add()
                sum += element
                if element == 2 { throw Failure("accumulator") }
            }
        }
        #expect(result.events == [.next(210, 1), .error(220, Failure("accumulator"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(calls.value == 2)
    }

    @Test func `an element sent from inside the closure is added after the present one`() {
        let subject = PublishSubject<Int>()
        let log = Log<Int>()
        let disposable = subject.scan(0) { sum, element in
            if element == 1 { subject.onNext(10) }
            return sum + element
        }.subscribe(onNext: { log($0) })
        subject.onNext(1)
        #expect(log.entries == [1, 11])
        disposable.dispose()
    }

    @Test func `disposal frees the result`() {
        let alive = Tally()
        let subject = PublishSubject<Int>()
        let disposable = subject.scan(into: [Probe]()) { probes, _ in probes.append(Probe(alive)) }.subscribe()
        for element in 1...3 { subject.onNext(element) }
        #expect(alive.value == 3)
        disposable.dispose()
        #expect(alive.value == 0)
    }
}
