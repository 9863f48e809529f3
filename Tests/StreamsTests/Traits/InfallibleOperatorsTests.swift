import StreamsTesting
import Testing

@testable import Streams

@Suite struct InfallibleOperatorsTests {
    private func elements<Element>(_ source: Infallible<Element>) -> [Element] {
        let log = Log<Element>()
        let isComplete = Tally()
        _ = source.subscribe(onNext: { log($0) }, onCompleted: { isComplete.add() })
        #expect(isComplete.value == 1)
        return log.entries
    }

    private let numbers = Infallible.of(1, 2, 3, 4)

    @Test func `elements are changed and chosen`() {
        #expect(elements(numbers.map { "\($0)" }) == ["1", "2", "3", "4"])
        #expect(elements(numbers.compactMap { $0 > 2 ? $0 * 2 : nil }) == [6, 8])
        #expect(elements(numbers.filter { $0.isMultiple(of: 2) }) == [2, 4])
        #expect(elements(numbers.scan(0) { $0 + $1 }) == [1, 3, 6, 10])
        #expect(elements(numbers.startWith(0)) == [0, 1, 2, 3, 4])
    }

    @Test func `repetitions are left out`() {
        let source = Infallible.of(1, 1, 2, 12, 3)
        #expect(elements(source.distinctUntilChanged()) == [1, 2, 12, 3])
        #expect(elements(source.distinctUntilChanged { $0 % 10 }) == [1, 2, 3])
        #expect(elements(source.distinctUntilChanged { abs($0 - $1) < 2 }) == [1, 12, 3])
    }

    @Test func `the beginning and the rest`() {
        #expect(elements(numbers.take(2)) == [1, 2])
        #expect(elements(numbers.take(while: { $0 < 3 })) == [1, 2])
        #expect(elements(numbers.take(while: { $0 < 3 }, behavior: .inclusive)) == [1, 2, 3])
        #expect(elements(numbers.take(until: { $0 == 3 }, behavior: .inclusive)) == [1, 2, 3])
        #expect(elements(numbers.take(until: Infallible.just(()))) == [])
        #expect(elements(numbers.skip(3)) == [4])
        #expect(elements(numbers.skip(while: { $0 < 3 })) == [3, 4])
        #expect(elements(numbers.skip(until: Infallible.just(()))) == [1, 2, 3, 4])
    }

    @Test func `streams of elements are flattened`() {
        let twice: @Sendable (Int) -> Infallible<Int> = { .of($0, $0 * 10) }
        #expect(elements(numbers.take(2).flatMap(twice)) == [1, 10, 2, 20])
        #expect(elements(numbers.take(2).concatMap(twice)) == [1, 10, 2, 20])
        let outer = PublishRelay<Int>()
        let inner = PublishRelay<Int>()
        let log = Log<String>()
        let latest = outer.asInfallible().flatMapLatest { o in inner.asInfallible().map { "l\(o)\($0)" } }
            .subscribe(onNext: { log($0) })
        let first = outer.asInfallible().flatMapFirst { o in inner.asInfallible().map { "f\(o)\($0)" } }
            .subscribe(onNext: { log($0) })
        outer.accept(1)
        outer.accept(2)
        inner.accept(5)
        #expect(log.entries.sorted() == ["f15", "l25"])
        latest.dispose()
        first.dispose()
    }

    @Test func `streams are combined`() {
        #expect(elements(Infallible.just(1).withLatestFrom(Infallible.just("a"))) == ["a"])
        #expect(elements(Infallible.just(1).withLatestFrom(Infallible.just("a")) { "\($0)\($1)" }) == ["1a"])
    }

    @Test func `one subscription is shared`() {
        let subscriptions = Tally()
        let relay = PublishRelay<Int>()
        let shared = relay.asInfallible().do(onSubscribe: { subscriptions.add() }).share(replay: 1)
        let log = Log<Int>()
        let first = shared.subscribe(onNext: { log($0) })
        relay.accept(1)
        let second = shared.subscribe(onNext: { log($0) })
        #expect(log.entries == [1, 1])
        #expect(subscriptions.value == 1)
        first.dispose()
        second.dispose()
        #expect(!relay.hasObservers)
    }

    @Test func `timed operators keep their times`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let source = time.createHotObservable([.next(210, 1), .next(212, 2), .next(230, 3), .completed(250)])
        let infallible = source.asInfallible(onErrorJustReturn: 0)
        let quiet = time.createObserver(Int.self)
        let calm = time.createObserver(Int.self)
        let bag = DisposeBag()
        infallible.debounce(.seconds(5), scheduler: time).asObservable().subscribe(quiet).disposed(by: bag)
        infallible.throttle(.seconds(5), latest: false, scheduler: time).asObservable().subscribe(calm)
            .disposed(by: bag)
        time.start()
        #expect(quiet.events == [.next(217, 2), .next(235, 3), .completed(250)])
        #expect(calm.events == [.next(210, 1), .next(230, 3), .completed(250)])
    }
}
