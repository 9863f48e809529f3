import StreamsTesting
import Testing

@testable import Streams

@Suite struct InfallibleCombineLatestTests {
    private func events<Source: ObservableConvertibleType>(_ source: Source) -> [Event<Source.Element>] {
        let observer = TestScheduler(simulateProcessingDelay: false).start { source }
        return observer.events.map(\.value)
    }

    private func one(_ number: Int) -> Infallible<Int> { .just(number) }

    @Test func `the latest of two streams`() {
        #expect(events(Infallible.combineLatest(one(1), one(2)) { [$0, $1] }) == [.next([1, 2]), .completed])
        let tuples = Infallible.combineLatest(one(1), one(2)).map { [$0.0, $0.1] }
        #expect(events(tuples) == [.next([1, 2]), .completed])
    }

    @Test func `the latest of three streams`() {
        #expect(
            events(Infallible.combineLatest(one(1), one(2), one(3)) { [$0, $1, $2] }) == [
                .next([1, 2, 3]), .completed,
            ])
        let tuples = Infallible.combineLatest(one(1), one(2), one(3)).map { [$0.0, $0.1, $0.2] }
        #expect(events(tuples) == [.next([1, 2, 3]), .completed])
    }

    @Test func `the latest of four streams`() {
        #expect(
            events(Infallible.combineLatest(one(1), one(2), one(3), one(4)) { [$0, $1, $2, $3] }) == [
                .next([1, 2, 3, 4]), .completed,
            ])
        let tuples = Infallible.combineLatest(one(1), one(2), one(3), one(4)).map { [$0.0, $0.1, $0.2, $0.3] }
        #expect(events(tuples) == [.next([1, 2, 3, 4]), .completed])
    }

    @Test func `the latest of five streams`() {
        #expect(
            events(Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5)) { [$0, $1, $2, $3, $4] }) == [
                .next([1, 2, 3, 4, 5]), .completed,
            ])
        let tuples = Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5)).map {
            [$0.0, $0.1, $0.2, $0.3, $0.4]
        }
        #expect(events(tuples) == [.next([1, 2, 3, 4, 5]), .completed])
    }

    @Test func `the latest of six streams`() {
        #expect(
            events(
                Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6)) { [$0, $1, $2, $3, $4, $5] })
                == [.next([1, 2, 3, 4, 5, 6]), .completed])
        let tuples = Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6)).map {
            [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5]
        }
        #expect(events(tuples) == [.next([1, 2, 3, 4, 5, 6]), .completed])
    }

    @Test func `the latest of seven streams`() {
        #expect(
            events(
                Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7)) {
                    [$0, $1, $2, $3, $4, $5, $6]
                }) == [.next([1, 2, 3, 4, 5, 6, 7]), .completed])
        let tuples = Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7)).map {
            [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6]
        }
        #expect(events(tuples) == [.next([1, 2, 3, 4, 5, 6, 7]), .completed])
    }

    @Test func `the latest of eight streams`() {
        #expect(
            events(
                Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)) {
                    [$0, $1, $2, $3, $4, $5, $6, $7]
                }) == [.next([1, 2, 3, 4, 5, 6, 7, 8]), .completed])
        let tuples = Infallible.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)).map {
            [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
        }
        #expect(events(tuples) == [.next([1, 2, 3, 4, 5, 6, 7, 8]), .completed])
    }

    @Test func `each element is sent with the latest of the others`() {
        let left = PublishRelay<Int>()
        let right = PublishRelay<String>()
        let log = Log<String>()
        let disposable = Infallible.combineLatest(left.asInfallible(), right.asInfallible()) { "\($0)\($1)" }
            .subscribe(onNext: { log($0) })
        left.accept(1)
        right.accept("a")
        left.accept(2)
        right.accept("b")
        #expect(log.entries == ["1a", "2a", "2b"])
        disposable.dispose()
    }

    @Test func `the latest of a collection, once for none`() {
        #expect(events(Infallible.combineLatest([one(1), one(2)])) == [.next([1, 2]), .completed])
        #expect(events(Infallible.combineLatest([Infallible<Int>]())) == [.next([]), .completed])
        #expect(events(Infallible.combineLatest([one(1), one(2)]) { $0.reduce(0, +) }) == [.next(3), .completed])
    }
}
