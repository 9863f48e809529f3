import Foundation
import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct ShareTests {
    let scheduler = TestScheduler(simulateProcessingDelay: false)

    struct Replayed: Sendable {
        let scope: SubjectLifetimeScope
        let second: [Recorded<Event<String>>]
        let subscriptions: [Subscription]
    }

    @Test(arguments: [
        Replayed(
            scope: .whileConnected, second: [.next(310, "a"), .completed(320)],
            subscriptions: [Subscription(200, 220), Subscription(300, 320)]),
        Replayed(
            scope: .forever, second: [.next(300, "a"), .completed(300)], subscriptions: [Subscription(200, 220)]),
    ])
    func `after the completion a scope decides between starting anew and the past`(replayed: Replayed) {
        let source = scheduler.createColdObservable([.next(10, "a"), .completed(20)])
        let shared = source.share(replay: 1, scope: replayed.scope)
        let (one, two) = observe(shared, at: 200, 300)
        #expect(one.events == [.next(210, "a"), .completed(220)])
        #expect(two.events == replayed.second)
        #expect(source.subscriptions == replayed.subscriptions)
    }

    @Test func `forever, with take(1): the source is not subscribed to again`() {
        let source = scheduler.createColdObservable([.next(10, "a"), .completed(20)])
        let (one, two) = observe(source.take(1).share(replay: 1, scope: .forever), at: 200, 300)
        #expect(one.events == [.next(210, "a"), .completed(210)])
        #expect(two.events == [.next(300, "a"), .completed(300)])
        #expect(source.subscriptions == [Subscription(200, 210)])
    }

    @Test(arguments: [SubjectLifetimeScope.whileConnected, .forever])
    func `after all have left, a scope decides between nothing and the stale element`(scope: SubjectLifetimeScope) {
        let source = scheduler.createColdObservable([.next(10, "a")])
        let (one, two) = observe(source.share(replay: 1, scope: scope), at: 200, 300, firstUntil: 250)
        #expect(one.events == [.next(210, "a")])
        let isStale = scope == .forever
        #expect(two.events == (isStale ? [.next(300, "a"), .next(310, "a")] : [.next(310, "a")]))
        #expect(source.subscriptions.map(\.subscribe) == [200, 300])
    }

    @Test(arguments: [SubjectLifetimeScope.whileConnected, .forever])
    func `the same holds for a source that sends inside its subscription`(scope: SubjectLifetimeScope) {
        let subscribed = Tally()
        let ending = Observable.just("a").do(onSubscribe: { subscribed.add() }).share(replay: 1, scope: scope)
        #expect(ending.record().events == [.next("a"), .completed])
        #expect(ending.record().events == [.next("a"), .completed])
        #expect(subscribed.value == (scope == .forever ? 1 : 2))

        let endless = Observable<String>.never().startWith("b").share(replay: 1, scope: scope)
        let first = endless.record()
        #expect(first.events == [.next("b")])
        first.dispose()
        #expect(endless.record().events == (scope == .forever ? [.next("b"), .next("b")] : [.next("b")]))
    }

    @Test func `without a replay a late observer is told what comes`() {
        let subject = PublishSubject<Int>()
        let shared = subject.share()
        let one = shared.record()
        subject.onNext(1)
        let two = shared.record()
        subject.onNext(2)
        subject.onError(Failure("x"))
        #expect(one.events == [.next(1), .next(2), .error(Failure("x"))])
        #expect(two.events == [.next(2), .error(Failure("x"))])
    }

    @Test func `a late observer is told the last elements first, as many as asked for`() {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 2)
        let keep = shared.record()
        for number in 1...3 { subject.onNext(number) }
        #expect(shared.record().events == [.next(2), .next(3)])
        keep.dispose()
        #expect(shared.record().events.isEmpty)
    }

    @Test func `forever without a replay tells a late observer the end`() {
        let shared = Observable.just(1).share(scope: .forever)
        #expect(shared.record().events == [.next(1), .completed])
        #expect(shared.record().events == [.completed])
    }

    @Test func `an endless replay reserves no storage ahead`() {
        let grown = (0..<10).map { _ in
            let before = addressSpace()
            let shared = Observable.just(1).share(replay: .max, scope: .forever)
            #expect(shared.record().events == [.next(1), .completed])
            #expect(shared.record().events == [.next(1), .completed])
            return withExtendedLifetime(shared) { addressSpace() - before }
        }
        #expect(grown.min()! < 1 << 20)
    }

    @Test func `a synchronous source is disposed once when the only observer has enough, and can be shared again`() {
        let subscribed = Tally()
        let disposed = Tally()
        let shared = Observable.repeatElement(1)
            .do(onSubscribe: { subscribed.add() }, onDispose: { disposed.add() }).share()
        withinSeconds(120) {
            for round in 1...2 {
                #expect(shared.take(1).record().events == [.next(1), .completed])
                #expect(subscribed.value == round)
                #expect(disposed.value == round)
            }
        }
    }

    @Test func `a retry behind a share connects anew`() {
        let attempts = Tally()
        let source = Observable<Int>.deferred {
            attempts.add()
            return attempts.value < 3 ? .error(Failure("x")) : .just(7)
        }
        #expect(source.share(replay: 1).retry().record().events == [.next(7), .completed])
        #expect(attempts.value == 3)
    }

    @Test func `elements are freed with the last observer while the observable is kept`() {
        let alive = Tally()
        let subject = PublishSubject<Probe>()
        let shared = subject.share(replay: 3)
        let subscription = shared.subscribe(onNext: { _ in })
        for _ in 0..<5 { subject.onNext(Probe(alive)) }
        #expect(alive.value == 3)
        subscription.dispose()
        #expect(alive.value == 0)
        _ = shared
    }
}

extension ShareTests {
    @Test func `an observer that comes while the source completes gets a whole stream`() {
        for _ in 0..<500 {
            let subject = PublishSubject<Int>()
            let shared = subject.share(replay: 1, scope: .forever)
            let keep = shared.subscribe()
            let witness = Witness<Int>()
            together(2) { thread in
                if thread == 0 {
                    subject.onNext(1)
                    subject.onCompleted()
                } else {
                    _ = shared.subscribe(witness)
                }
            }
            #expect(witness.events == [.next(1), .completed])
            #expect(witness.isOrderly)
            keep.dispose()
        }
    }

    func observe(
        _ shared: Observable<String>, at first: Int, _ second: Int, firstUntil end: Int = 1000
    ) -> (TestableObserver<String>, TestableObserver<String>) {
        let one = scheduler.createObserver(String.self)
        let two = scheduler.createObserver(String.self)
        let bag = DisposeBag()
        let firstBag = DisposeBag()
        scheduler.scheduleAt(first) { shared.subscribe(one).disposed(by: firstBag) }
        scheduler.scheduleAt(second) { shared.subscribe(two).disposed(by: bag) }
        scheduler.scheduleAt(end) { firstBag.dispose() }
        scheduler.advanceTo(1000)
        return (one, two)
    }
}

/// The address space of the process at this moment, other threads included; 0 where the system does not tell.
private func addressSpace() -> Int {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").first
    return pages.flatMap { Int($0) }.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } ?? 0
}
