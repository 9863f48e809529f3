import StreamsTesting
import Testing

@testable import Streams

@Suite struct EmptyTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `empty completes at once`() {
        #expect(time.start { Observable<Int>.empty() }.events == [.completed(200)])
    }

    @Test func `never sends nothing and stays`() {
        let result = time.start { Observable<Int>.never() }
        #expect(result.events == [])
        let disposals = Tally()
        let disposable = Observable<Int>.never().subscribe(onDisposed: { disposals.add() })
        #expect(disposals.value == 0)
        disposable.dispose()
        #expect(disposals.value == 1)
    }

    @Test func `error fails at once`() {
        #expect(time.start { Observable<Int>.error(Failure("at once")) }.events == [.error(200, Failure("at once"))])
    }

    @Test func `a lifetime that is over gets nothing`() {
        let log = Log<Event<Int>>()
        let lifetime = Lifetime()
        lifetime.end()
        for source in [Observable<Int>.empty(), .error(Failure("late")), .just(1)] {
            source.attach(AnyObserver(eventHandler: { log($0) }), lifetime)
        }
        #expect(log.entries == [])
    }
}
