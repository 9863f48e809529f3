import StreamsTesting
import Testing

@testable import Streams

@MainActor @Suite struct SharedSequenceOperatorsTests {
    private let numbers = Driver.of(1, 2, 2, 3)

    @Test func `elements are changed and chosen`() {
        #expect(elements(numbers.map { $0 * 10 }) == [10, 20, 20, 30])
        #expect(elements(numbers.compactMap { $0 == 2 ? nil : "\($0)" }) == ["1", "3"])
        #expect(elements(numbers.filter { $0 != 2 }) == [1, 3])
        #expect(elements(numbers.mapTo("x")) == ["x", "x", "x", "x"])
        #expect(elements(numbers.scan(10) { $0 + $1 }) == [11, 13, 15, 18])
        #expect(elements(Driver.of(true, false).not()) == [false, true])
    }

    @Test func `elements that are the same as the last are left out`() {
        #expect(elements(numbers.distinctUntilChanged()) == [1, 2, 3])
        #expect(elements(numbers.distinctUntilChanged { $0 / 2 }) == [1, 2])
        #expect(elements(numbers.distinctUntilChanged { $1 - $0 < 2 }) == [1, 3])
    }

    @Test func `elements are taken and skipped`() {
        #expect(elements(numbers.take(2)) == [1, 2])
        #expect(elements(numbers.take(while: { $0 < 2 })) == [1])
        #expect(elements(numbers.take(while: { $0 < 2 }, behavior: .inclusive)) == [1, 2])
        #expect(elements(numbers.skip(2)) == [2, 3])
        #expect(elements(numbers.skip(while: { $0 < 2 })) == [2, 2, 3])
    }

    @Test func `elements are taken and skipped until another sequence sends`() {
        let source = PublishRelay<Int>()
        let other = PublishRelay<Void>()
        let taken = source.asSignal().take(until: other.asSignal()).record()
        let skipped = source.asSignal().skip(until: other.asSignal()).record()
        source.accept(1)
        other.accept(())
        source.accept(2)
        #expect(taken.events == [.next(1), .completed])
        #expect(skipped.events == [.next(2)])
    }

    @Test func `sequences are joined and merged`() {
        #expect(elements(Driver.of(2, 3).startWith(1)) == [1, 2, 3])
        #expect(elements(Driver.concat(.of(1, 2), .of(3))) == [1, 2, 3])
        #expect(elements(Driver.merge(.just(1), .just(2))) == [1, 2])
        #expect(elements(Driver.merge([Driver.just(1), .just(2)])) == [1, 2])
        #expect(elements(Driver.of(1, 2).withLatestFrom(Driver.just("x"))) == ["x", "x"])
        #expect(elements(Driver.of(1, 2).withLatestFrom(Driver.just(10)) { $0 + $1 }) == [11, 12])
    }

    @Test func `sequences of sequences are flattened`() {
        #expect(elements(Driver.of(1, 2).flatMap { Driver.of($0, $0 * 10) }) == [1, 10, 2, 20])
        #expect(elements(Driver.of(1, 2).flatMapFirst { Driver.of($0, $0 * 10) }) == [1, 10, 2, 20])
        let source = PublishRelay<Int>()
        let inner = (0..<2).map { _ in PublishRelay<Int>() }
        let latest = source.asSignal().flatMapLatest { inner[$0].asSignal() }.record()
        source.accept(0)
        inner[0].accept(1)
        source.accept(1)
        inner[0].accept(2)
        inner[1].accept(3)
        #expect(latest.elements() == [1, 3])
    }

    @Test func `something is done once for each event, however many observe`() {
        let log = Log<String>()
        let relay = PublishRelay<Int>()
        let signal = relay.asSignal().do(
            onNext: { log("onNext \($0)") }, afterNext: { log("afterNext \($0)") },
            onSubscribe: { log("onSubscribe") }, onSubscribed: { log("onSubscribed") },
            onDispose: { log("onDispose") })
        let bag = DisposeBag()
        signal.emit(onNext: { log("one \($0)") }).disposed(by: bag)
        signal.emit(onNext: { log("two \($0)") }).disposed(by: bag)
        relay.accept(1)
        bag.dispose()
        #expect(
            log.entries == [
                "onSubscribe", "onSubscribed", "onNext 1", "one 1", "two 1", "afterNext 1", "onDispose",
            ])
        let completed = Log<String>()
        Driver<Int>.empty().do(onCompleted: { completed("completed") }).drive().dispose()
        #expect(completed.entries == ["completed"])
    }

    @Test func `sequences are made of values`() {
        #expect(Driver.just(1).record().events == [.next(1), .completed])
        #expect(Driver.from([1, 2]).record().events == [.next(1), .next(2), .completed])
        #expect(Driver<Int>.empty().record().events == [.completed])
        #expect(Driver<Int>.never().record().events.isEmpty)
        let made = Tally()
        let deferred = Driver<Int>.deferred {
            made.add()
            return .just(made.value)
        }
        #expect(deferred.record().events == [.next(1), .completed])
        #expect(deferred.record().events == [.next(2), .completed])
    }

    @Test func `a driver as a signal repeats nothing`() {
        let relay = BehaviorRelay(value: 1)
        let signal = relay.asDriver().asSignal()
        let keep = signal.record()
        #expect(keep.events == [.next(1)])
        #expect(signal.record().events.isEmpty)
        relay.accept(2)
        #expect(keep.elements() == [1, 2])
    }

    @Test func `what is nil is left out of optional elements`() {
        let numbers: Driver<Int> = Driver.of(1, nil, 2).unwrap()
        #expect(elements(numbers) == [1, 2])
    }

    private func elements<Element: Sendable>(_ driver: Driver<Element>) -> [Element] {
        driver.record().elements()
    }
}
