import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct TraitTypeTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    private func completable(_ time: Int, _ event: Event<Never>) -> TestableObservable<Never> {
        self.time.createColdObservable([Recorded(time: time, value: event)])
    }

    private func elements(_ source: Infallible<Int>) -> [Int] {
        let log = Log<Int>()
        _ = source.subscribe(onNext: { log($0) })
        return log.entries
    }

    @Test func `never says nothing`() {
        #expect(time.start { Single<Int>.never() }.events == [])
        let other = TestScheduler(simulateProcessingDelay: false)
        #expect(other.start { Infallible<Int>.never() }.events == [])
    }

    @Test func `streams of many elements are made of values, and begin and end elsewhere`() {
        #expect(elements(Infallible.of(1, 2, 2, 3).distinctUntilChanged()) == [1, 2, 3])
        #expect(elements(Infallible.from(1...4).skip(1).take(2).startWith(0)) == [0, 2, 3])
        #expect(elements(.just(1)) == [1])
        #expect(elements(.empty()) == [])
    }

    @MainActor @Test func `drivers and signals are joined, and stay what they are`() {
        let pair: Driver<Int> = Driver.of(1, 2).concat(.from(3...4).skip(1)).take(3)
        #expect(pair.record().elements() == [1, 2, 4])
        let relay = PublishRelay<Int>()
        let merged = Streams.Signal.merge([relay.asSignal(), relay.asSignal().startWith(0)])
        let log = merged.record()
        relay.accept(1)
        #expect(log.elements() == [0, 1, 1])
        #expect(merged.record().events.isEmpty)
        #expect(Driver.concat([Driver.just(1), .empty(), .just(2)]).record().elements() == [1, 2])
    }

    @Test func `concat runs one after the other`() {
        let first = completable(10, .completed)
        let second = completable(20, .completed)
        let third = completable(30, .error(Failure("x")))
        let fourth = completable(40, .completed)
        let observer = time.start {
            Completable.concat([first, second, third, fourth].map { $0.asCompletable() }).andThen(Single.just(0))
        }
        #expect(observer.events == [.error(260, Failure("x"))])
        #expect(second.subscriptions == [Subscription(210, 230)])
        #expect(third.subscriptions == [Subscription(230, 260)])
        #expect(fourth.subscriptions == [])
    }

    @Test func `merge runs all at once`() {
        let first = completable(10, .completed)
        let second = completable(30, .completed)
        let observer = time.start { Completable.merge(first.asCompletable(), second.asCompletable()) }
        #expect(observer.events.map(\.time) == [230])
        #expect(observer.events.first?.value.isCompleted == true)
        #expect(second.subscriptions == [Subscription(200, 230)])
    }

    @Test func `infallible streams are joined`() {
        #expect(elements(Infallible.concat(Infallible.of(1), Infallible.of(2, 3))) == [1, 2, 3])
        #expect(elements(Infallible.of(1).concat(.of(2))) == [1, 2])
        #expect(elements(Infallible.merge(Infallible.of(1), Infallible.of(2), Infallible.empty())) == [1, 2])
    }

    @Test func `10,000 completables in a row need no stack`() {
        withinSeconds {
            let log = Log<String>()
            _ = Completable.concat(repeatElement(Completable.empty(), count: 10_000))
                .subscribe(onCompleted: { log("completed") })
            #expect(log.entries == ["completed"])
        }
    }
}
