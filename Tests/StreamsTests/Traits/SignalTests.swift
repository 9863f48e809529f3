import StreamsTesting
import Testing

@testable import Streams

@MainActor @Suite struct SignalTests {
    @Test func `a late observer is told nothing of the past, and one subscription serves all`() {
        let relay = PublishRelay<Int>()
        let transformed = Tally()
        let signal = relay.asSignal().map {
            transformed.add()
            return $0 * 10
        }
        let one = Log<Int>()
        let two = Log<Int>()
        let bag = DisposeBag()
        signal.emit(onNext: { one($0) }).disposed(by: bag)
        relay.accept(1)
        signal.emit(onNext: { two($0) }).disposed(by: bag)
        relay.accept(2)
        #expect(one.entries == [10, 20])
        #expect(two.entries == [20])
        #expect(transformed.value == 2)
    }

    @Test func `an error is replaced by an element, by another signal, or by what recovers`() {
        let failing = Observable.just(1).concat(Observable<Int>.error(Failure("x")))
        #expect(elements(failing.asSignal(onErrorJustReturn: 2)) == ["1", "2", "completed"])
        #expect(elements(failing.asSignal(onErrorSignalWith: .of(3, 4))) == ["1", "3", "4", "completed"])
        let recovered = failing.asSignal { error in .just(error as? Failure == Failure("x") ? 5 : 6) }
        #expect(elements(recovered) == ["1", "5", "completed"])
    }

    @Test func `an infallible needs no word for errors`() {
        #expect(elements(Infallible.of(1, 2).asSignal()) == ["1", "2", "completed"])
    }

    @Test func `observers and relays receive what is emitted`() {
        let witness = Witness<Int>()
        let relay = PublishRelay<Int>()
        let relayed = relay.asObservable().record()
        Streams.Signal.of(1, 2).emit(to: witness).dispose()
        Streams.Signal.of(1, 2).emit(to: relay).dispose()
        #expect(witness.events == [.next(1), .next(2), .completed])
        #expect(relayed.events == [.next(1), .next(2)])
    }

    @Test func `what a closure accepts into the relay comes after the delivery, for every observer`() {
        let relay = PublishRelay<Int>()
        let signal = relay.asSignal()
        let two = Log<Int>()
        let bag = DisposeBag()
        signal.emit(onNext: { if $0 == 1 { relay.accept(2) } }).disposed(by: bag)
        signal.emit(onNext: { two($0) }).disposed(by: bag)
        relay.accept(1)
        #expect(two.entries == [1, 2])
    }

    @Test func `a signal as a driver tells a late observer the latest element`() {
        let relay = PublishRelay<Int>()
        let driver = relay.asSignal().asDriver()
        let late = Log<Int>()
        let bag = DisposeBag()
        driver.drive().disposed(by: bag)
        relay.accept(1)
        driver.drive(onNext: { late($0) }).disposed(by: bag)
        #expect(late.entries == [1])
    }

    @Test func `an object that is emitted to is not kept`() {
        final class Screen {
            var numbers: [Int] = []
        }
        let relay = PublishRelay<Int>()
        let bag = DisposeBag()
        weak var freed: Screen?
        do {
            let screen = Screen()
            freed = screen
            relay.asSignal().emit(with: screen, onNext: { $0.numbers.append($1) }).disposed(by: bag)
            relay.accept(1)
            #expect(screen.numbers == [1])
        }
        #expect(freed == nil)
        relay.accept(2)
    }

    private func elements(_ signal: Streams.Signal<Int>) -> [String] {
        let log = Log<String>()
        signal.emit(onNext: { log("\($0)") }, onCompleted: { log("completed") }).dispose()
        return log.entries
    }
}
