import StreamsTesting
import Testing

@testable import Streams

@Suite struct ElementOperatorsTests {
    private func events<Source: ObservableConvertibleType>(_ source: Source) -> [Event<Source.Element>] {
        let observer = TestScheduler(simulateProcessingDelay: false).start { source }
        return observer.events.map(\.value)
    }

    @Test func `map changes the element, and its error takes the element's place`() {
        #expect(events(Single.just(1).map { $0 + 1 }) == [.next(2), .completed])
        #expect(events(Maybe.just(1).map { "\($0)" }) == [.next("1"), .completed])
        #expect(events(Single.just(1).map { _ -> Int in throw Failure("x") }) == [.error(Failure("x"))])
    }

    @Test func `compactMap and filter make a maybe`() {
        let maybe: Maybe<Int> = Single.just("1").compactMap { Int($0) }
        #expect(events(maybe) == [.next(1), .completed])
        #expect(events(Single.just("x").compactMap { Int($0) }) == [.completed])
        #expect(events(Single.just(1).filter { $0 > 1 }) == [.completed])
        #expect(events(Maybe.just(2).filter { $0 > 1 }) == [.next(2), .completed])
    }

    @Test func `flatMap goes on with what the selector makes of the element`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let first = time.createColdObservable([.next(10, 1), .completed(10)])
        let second = time.createColdObservable([.next(20, "a"), .completed(20)])
        let observer = time.start { first.asSingle().flatMap { _ in second.asSingle() } }
        #expect(observer.events == [.next(230, "a"), .completed(230)])
        #expect(second.subscriptions == [Subscription(210, 230)])
    }

    @Test func `flatMap ends with each of the errors`() {
        #expect(events(Single<Int>.error(Failure("a")).flatMap { .just($0) }) == [.error(Failure("a"))])
        #expect(events(Single.just(1).flatMap { _ in Single<Int>.error(Failure("b")) }) == [.error(Failure("b"))])
        #expect(
            events(Single.just(1).flatMap { _ -> Single<Int> in throw Failure("c") }) == [.error(Failure("c"))])
    }

    @Test func `flatMapMaybe and flatMapCompletable change the trait`() {
        #expect(events(Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }) == [.completed])
        #expect(events(Single.just(1).flatMapMaybe { Maybe.just($0) }) == [.next(1), .completed])
        let log = Log<String>()
        _ = Maybe.just(1).flatMapCompletable { _ in .empty() }.subscribe(onCompleted: { log("completed") })
        _ = Single.just(1).flatMapCompletable { _ in .error(Failure("x")) }.subscribe(onError: { _ in log("error") })
        #expect(log.entries == ["completed", "error"])
    }

    @Test func `catchAndReturn puts an element in the place of an error`() {
        #expect(events(Single<Int>.error(Failure("x")).catchAndReturn(7)) == [.next(7), .completed])
        #expect(events(Maybe<Int>.empty().catchAndReturn(7)) == [.completed])
    }

    @Test func `asCompletable is the end alone`() {
        let log = Log<String>()
        _ = Single.just(1).asCompletable().subscribe(onCompleted: { log("completed") })
        _ = Maybe<Int>.error(Failure("x")).asCompletable().subscribe(onError: { _ in log("error") })
        #expect(log.entries == ["completed", "error"])
    }

    @Test func `a maybe as a single needs an element`() {
        #expect(events(Maybe.just(1).asSingle()) == [.next(1), .completed])
        #expect(events(Maybe<Int>.empty().asSingle()) == [.error(RxError.noElements)])
    }

    @Test func `ifEmpty stands in for an element that is not there`() {
        #expect(events(Maybe<Int>.empty().ifEmpty(default: 7)) == [.next(7), .completed])
        #expect(events(Maybe.just(1).ifEmpty(default: 7)) == [.next(1), .completed])
        #expect(events(Maybe<Int>.empty().ifEmpty(switchTo: Single.just(8))) == [.next(8), .completed])
        #expect(events(Maybe<Int>.empty().ifEmpty(switchTo: Maybe.empty())) == [.completed])
        #expect(events(Maybe<Int>.error(Failure("x")).ifEmpty(default: 7)) == [.error(Failure("x"))])
    }

    @Test func `a timer answers once`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let observer = time.start { Single<Int>.timer(.seconds(10), scheduler: time) }
        #expect(observer.events == [.next(210, 0), .completed(210)])
    }
}
