import StreamsTesting
import Testing

@testable import Streams

@Suite struct MapTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `each element is changed, the end passes`() {
        let source = time.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(300)])
        let result = time.start { source.map { "\($0 * 2)" } }
        #expect(result.events == [.next(210, "4"), .next(220, "6"), .completed(300)])
        #expect(source.subscriptions == [Subscription(200, 300)])
    }

    @Test func `an error of the source passes`() {
        let source = time.createHotObservable([.next(210, 2), .error(220, Failure("source"))])
        let result = time.start { source.map { $0 * 2 } }
        #expect(result.events == [.next(210, 4), .error(220, Failure("source"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `an error of the closure ends it, and it is not called again`() {
        let calls = Tally()
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let result = time.start {
            source.map { element in
                calls.add()
                if element == 2 { throw Failure("transform") }
                return element
            }
        }
        #expect(result.events == [.next(210, 1), .error(220, Failure("transform"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(calls.value == 2)
    }

    @Test func `an error of the closure stops a synchronous source`() {
        let calls = Tally()
        let result = time.start {
            Observable.repeatElement(1).map { _ -> Int in
                calls.add()
                throw Failure("transform")
            }
        }
        #expect(result.events == [.error(200, Failure("transform"))])
        #expect(calls.value == 1)
    }

    @Test func `nothing comes of empty and never`() {
        #expect(time.start { Observable<Int>.empty().map { $0 } }.events == [.completed(200)])
        let time = TestScheduler()
        #expect(time.start { Observable<Int>.never().map { $0 } }.events == [])
    }

    @Test func `disposal ends the subscription to the source`() {
        let source = time.createHotObservable([.next(210, 1), .next(260, 2)])
        let result = time.start(disposed: 250) { source.map { -$0 } }
        #expect(result.events == [.next(210, -1)])
        #expect(source.subscriptions == [Subscription(200, 250)])
    }

    @Test func `an element sent from inside the closure comes after the present one`() {
        let subject = PublishSubject<Int>()
        let log = Log<Int>()
        let disposable = subject.map { element in
            if element == 1 { subject.onNext(2) }
            return element * 10
        }.subscribe(onNext: { log($0) })
        subject.onNext(1)
        #expect(log.entries == [10, 20])
        disposable.dispose()
    }
}
