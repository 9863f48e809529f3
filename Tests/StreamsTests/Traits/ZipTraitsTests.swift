import StreamsTesting
import Testing

@testable import Streams

@Suite struct ZipTraitsTests {
    private func events<Source: ObservableConvertibleType>(_ source: Source) -> [Event<Source.Element>] {
        let observer = TestScheduler(simulateProcessingDelay: false).start { source }
        return observer.events.map(\.value)
    }

    private func single(_ number: Int) -> Single<Int> { .just(number) }

    private func stream(_ number: Int) -> Infallible<Int> { .of(number, number * 10) }

    @Test func `two singles make one`() {
        #expect(events(Single.zip(single(1), single(2)) { [$0, $1] }) == [.next([1, 2]), .completed])
        let tuples = Single.zip(single(1), single(2)).map { [$0.0, $0.1] }
        #expect(events(tuples) == [.next([1, 2]), .completed])
    }

    @Test func `three singles make one`() {
        #expect(
            events(Single.zip(single(1), single(2), single(3)) { [$0, $1, $2] }) == [.next([1, 2, 3]), .completed])
        let tuples = Single.zip(single(1), single(2), single(3)).map { [$0.0, $0.1, $0.2] }
        #expect(events(tuples) == [.next([1, 2, 3]), .completed])
    }

    @Test func `four singles make one`() {
        #expect(
            events(Single.zip(single(1), single(2), single(3), single(4)) { [$0, $1, $2, $3] }) == [
                .next([1, 2, 3, 4]), .completed,
            ])
        let tuples = Single.zip(single(1), single(2), single(3), single(4)).map { [$0.0, $0.1, $0.2, $0.3] }
        #expect(events(tuples) == [.next([1, 2, 3, 4]), .completed])
    }

    @Test func `five singles make one`() {
        #expect(
            events(Single.zip(single(1), single(2), single(3), single(4), single(5)) { [$0, $1, $2, $3, $4] }) == [
                .next([1, 2, 3, 4, 5]), .completed,
            ])
        let tuples = Single.zip(single(1), single(2), single(3), single(4), single(5)).map {
            [$0.0, $0.1, $0.2, $0.3, $0.4]
        }
        #expect(events(tuples) == [.next([1, 2, 3, 4, 5]), .completed])
    }

    @Test func `six singles make one`() {
        #expect(
            events(
                Single.zip(single(1), single(2), single(3), single(4), single(5), single(6)) {
                    [$0, $1, $2, $3, $4, $5]
                }) == [.next([1, 2, 3, 4, 5, 6]), .completed])
        let tuples = Single.zip(single(1), single(2), single(3), single(4), single(5), single(6)).map {
            [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5]
        }
        #expect(events(tuples) == [.next([1, 2, 3, 4, 5, 6]), .completed])
    }

    @Test func `seven singles make one`() {
        #expect(
            events(
                Single.zip(single(1), single(2), single(3), single(4), single(5), single(6), single(7)) {
                    [$0, $1, $2, $3, $4, $5, $6]
                }) == [.next([1, 2, 3, 4, 5, 6, 7]), .completed])
        let tuples = Single.zip(single(1), single(2), single(3), single(4), single(5), single(6), single(7)).map {
            [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6]
        }
        #expect(events(tuples) == [.next([1, 2, 3, 4, 5, 6, 7]), .completed])
    }

    @Test func `eight singles make one`() {
        #expect(
            events(
                Single.zip(single(1), single(2), single(3), single(4), single(5), single(6), single(7), single(8)) {
                    [$0, $1, $2, $3, $4, $5, $6, $7]
                }) == [.next([1, 2, 3, 4, 5, 6, 7, 8]), .completed])
        let tuples = Single.zip(single(1), single(2), single(3), single(4), single(5), single(6), single(7), single(8))
            .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
        #expect(events(tuples) == [.next([1, 2, 3, 4, 5, 6, 7, 8]), .completed])
    }

    @Test func `a maybe without an element leaves the result without one`() {
        #expect(events(Maybe.zip(Maybe.just(1), Maybe<Int>.empty()) { $0 + $1 }) == [.completed])
        #expect(events(Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }) == [.next(3), .completed])
    }

    @Test func `the first error ends it, one thrown by the selector too`() {
        #expect(
            events(Single.zip(Single.just(1), Single<Int>.error(Failure("x"))) { $0 + $1 }) == [.error(Failure("x"))])
        let thrown = Single<Int>.zip(single(1), single(2)) { _, _ in throw Failure("y") }
        #expect(events(thrown) == [.error(Failure("y"))])
    }

    @Test func `elements of infallible streams are paired in order`() {
        #expect(events(Infallible.zip(stream(1), stream(2)) { $0 + $1 }) == [.next(3), .next(30), .completed])
    }

    @Test func `a collection of singles makes one`() {
        #expect(events(Single.zip([single(1), single(2), single(3)])) == [.next([1, 2, 3]), .completed])
        #expect(events(Single.zip([single(1), single(2)]) { $0.reduce(0, +) }) == [.next(3), .completed])
    }

    @Test func `a collection of none still answers`() {
        #expect(events(Single.zip([Single<Int>]())) == [.next([]), .completed])
        let thrown = Single<Int>.zip([Single<Int>]()) { _ in throw Failure("x") }
        #expect(events(thrown) == [.error(Failure("x"))])
    }
}
