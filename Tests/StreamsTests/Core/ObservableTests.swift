import Testing

@testable import Streams

@Suite struct ObservableTests {
    @Test func `a scalar sends its element and completes`() {
        let log = Log<Event<Int>>()
        _ = Observable.just(1).subscribe { log($0) }
        #expect(log.entries == [.next(1), .completed])
    }

    @Test func `a scalar looks at the lifetime before the element and before the end`() {
        let log = Log<Event<Int>>()
        let ended = Lifetime()
        ended.end()
        Observable.just(1).attach(AnyObserver { log($0) }, ended)
        #expect(log.entries.isEmpty)
        let lifetime = Lifetime()
        Observable.just(2).attach(
            AnyObserver { event in
                log(event)
                lifetime.end()
            }, lifetime)
        #expect(log.entries == [.next(2)])
    }

    @Test func `a source is subscribed once for each subscription, with its lifetime`() {
        let log = Log<Bool>()
        let source = Observable<Int> { observer, lifetime in
            observer.next(1)
            log(lifetime.isEnded)
            observer.end(.completed)
            log(lifetime.isEnded)
        }
        for _ in 0..<2 { _ = source.asObservable().subscribe { _ in } }
        #expect(log.entries == [false, true, false, true])
    }
}
