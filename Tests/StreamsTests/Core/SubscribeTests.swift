import Testing

@testable import Streams

@Suite struct SubscribeTests {
    @Test func `each kind of event reaches its closure, and onDisposed comes last and once`() {
        for end in [Event<Int>.completed, .error(Failure("a"))] {
            let log = Log<String>()
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(
                onNext: { log("next \($0)") }, onError: { log("error \($0 as? Failure == Failure("a"))") },
                onCompleted: { log("completed") }, onDisposed: { log("disposed") })
            subject.onNext(1)
            subject.on(end)
            subscription.dispose()
            #expect(log.entries == ["next 1", end == .completed ? "completed" : "error true", "disposed"])
        }
    }

    @Test func `dispose calls onDisposed alone, after the source was stopped`() {
        let log = Log<String>()
        let source = Observable<Int>.create { _ in Disposables.create { log("source") } }
        let subscription = source.subscribe(
            onNext: { _ in log("next") }, onCompleted: { log("completed") }, onDisposed: { log("disposed") })
        subscription.dispose()
        subscription.dispose()
        #expect(log.entries == ["source", "disposed"])
    }

    @Test func `an end that is called while the end is told ends nothing twice`() {
        let log = Log<String>()
        let subject = PublishSubject<Int>()
        let slot = Locked<(any Disposable)?>(nil)
        defer { _ = slot.exchange(nil) }
        let subscription = subject.subscribe(
            onCompleted: {
                log("completed")
                slot.value?.dispose()
                subject.onError(Failure("late"))
            }, onDisposed: { log("disposed") })
        _ = slot.exchange(subscription)
        subject.onCompleted()
        #expect(log.entries == ["completed", "disposed"])
    }

    @Test func `a source that ends inside subscribe leaves an ended subscription that frees all`() {
        let alive = Tally()
        let subscription: any Disposable
        do {
            let probe = Probe(alive)
            subscription = Observable.just(1).subscribe(
                onNext: { _ in probe.touch() }, onCompleted: { probe.touch() }, onDisposed: { probe.touch() })
        }
        #expect(alive.value == 0)
        #expect((subscription as? Lifetime)?.isEnded == true)
    }

    @Test func `an observer that is given as such gets every event until the end`() {
        let relayed = PublishSubject<Int>()
        let log = Log<Event<Int>>()
        _ = relayed.subscribe { log($0) }
        let source = PublishSubject<Int>()
        _ = source.subscribe(relayed)
        source.onNext(1)
        source.onCompleted()
        source.onNext(2)
        #expect(log.entries == [.next(1), .completed])
        #expect(!source.hasObservers)
    }
}
