import StreamsTesting
import Testing

@testable import Streams

@Suite struct CompletableTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    private func completable(_ time: Int, _ event: Event<Never>) -> TestableObservable<Never> {
        self.time.createColdObservable([Recorded(time: time, value: event)])
    }

    @Test func `a completable that was created answers once`() {
        let log = Log<String>()
        let completable = Completable.create { completable in
            completable(.completed)
            completable(.error(Failure("late")))
            return Disposables.create { log("disposed") }
        }
        _ = completable.subscribe(
            onCompleted: { log("completed") }, onError: { _ in log("error") }, onDisposed: { log("over") })
        #expect(log.entries == ["completed", "over", "disposed"])
    }

    @Test func `one closure gets the answer as an event`() {
        let log = Log<String>()
        let describe: @Sendable (CompletableEvent) -> Void = { event in
            switch event {
            case .completed: log("completed")
            case .error(let error): log("error \((error as? Failure)?.name ?? "")")
            }
        }
        _ = Completable.empty().subscribe(describe)
        _ = Completable.error(Failure("x")).subscribe(describe)
        _ = Completable.never().subscribe(describe)
        #expect(log.entries == ["completed", "error x"])
    }

    @Test func `an object gets the answer as long as it lives`() {
        let log = Log<String>()
        var object: Probe? = Probe(Tally())
        let subject = PublishSubject<Never>()
        func subscribe(_ completable: Completable) -> any Disposable {
            completable.subscribe(
                with: object!, onCompleted: { _ in log("completed") }, onError: { _, _ in log("error") },
                onDisposed: { _ in log("over") })
        }
        _ = subscribe(.empty())
        _ = subscribe(.error(Failure("x")))
        #expect(log.entries == ["completed", "over", "error", "over"])
        let disposable = subscribe(subject.asCompletable())
        object = nil
        subject.onCompleted()
        #expect(log.entries.count == 4)
        disposable.dispose()
    }

    @Test func `andThen keeps the second alive until it answers`() {
        let second = time.createColdObservable([.next(50, "a"), .completed(50)])
        let observer = time.start { Completable.empty().andThen(second.asSingle()) }
        #expect(observer.events == [.next(250, "a"), .completed(250)])
        #expect(second.subscriptions == [Subscription(200, 250)])
    }

    @Test func `after an error the second is not subscribed to`() {
        let second = time.createColdObservable([.next(50, "a"), .completed(50)])
        let first = completable(10, .error(Failure("x")))
        let observer = time.start { first.asCompletable().andThen(second.asSingle()) }
        #expect(observer.events == [.error(210, Failure("x"))])
        #expect(second.subscriptions == [])
    }

    @Test func `andThen takes a maybe, a completable and an observable`() {
        let first = completable(10, .completed)
        let maybe = time.start { first.asCompletable().andThen(Maybe<Int>.empty()) }
        #expect(maybe.events == [.completed(210)])
        let other = TestScheduler(simulateProcessingDelay: false)
        let second = other.createColdObservable([.next(5, 1), .next(6, 2), .completed(7)])
        let many = other.start { Completable.empty().andThen(second.asObservable()) }
        #expect(many.events == [.next(205, 1), .next(206, 2), .completed(207)])
        let log = Log<String>()
        _ = Completable.empty().andThen(Completable.empty()).subscribe(onCompleted: { log("completed") })
        #expect(log.entries == ["completed"])
    }

    @Test func `zip fails with the first error`() {
        let first = completable(10, .error(Failure("x")))
        let second = completable(30, .completed)
        let observer = time.start { Completable.zip(first.asCompletable(), second.asCompletable()) }
        #expect(observer.events.map(\.time) == [210])
        #expect(second.subscriptions == [Subscription(200, 210)])
    }

    @Test func `without completables all of them are complete`() {
        for completable in [Completable.concat(), .merge(), .zip(), .concat([]), .merge([]), .zip([])] {
            let log = Log<String>()
            _ = completable.subscribe(onCompleted: { log("completed") })
            #expect(log.entries == ["completed"])
        }
    }
}
