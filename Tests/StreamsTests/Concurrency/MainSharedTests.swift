import Dispatch
import StreamsTesting
import Testing

@testable import Streams

@MainActor @Suite struct MainSharedTests {
    @MainActor @Test func `who comes while an ended source is let go has a connection of its own`() {
        let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
        let connections = Tally()
        let teardown = Locked<(@Sendable () -> Void)?>(nil)
        let driver = Driver<Int>(
            trusting: Observable { observer, lifetime in
                let source = sources[connections.value]
                connections.add()
                lifetime.addTeardown { teardown.exchange(nil)?() }
                source.attach(observer, lifetime)
            })
        let log = Log<String>()
        let first = driver.driveOnMain(onNext: { log("first \($0)") }, onCompleted: { log("first over") })
        let bag = DisposeBag()
        _ = teardown.exchange {
            first.dispose()
            driver.driveOnMain(onNext: { log("second \($0)") }, onCompleted: { log("second over") }).disposed(by: bag)
        }
        sources[0].onCompleted()
        sources[1].onNext(5)
        #expect(log.entries == ["second 5"])
        #expect(connections.value == 2)
        bag.dispose()
        #expect(!sources[1].hasObservers)
    }

    @Test func `the first observer connects, the last one disconnects, and a new one connects again`() {
        let subject = PublishSubject<Int>()
        let connections = Tally()
        let shared = MainShared(
            subject.do(onSubscribe: { connections.add() }).attach, replaysLatest: true)
        let one = Witness<Int>()
        let two = Witness<Int>()
        let first = subscribe(one, to: shared)
        let second = subscribe(two, to: shared)
        subject.onNext(1)
        first.end()
        #expect(subject.hasObservers)
        second.end()
        #expect(!subject.hasObservers)
        #expect(connections.value == 1)
        let third = subscribe(one, to: shared)
        #expect(connections.value == 2)
        #expect(one.elements == [1] && two.elements == [1])
        third.end()
    }

    @Test(arguments: [false, true])
    func `a late observer is told the latest element or not`(replaysLatest: Bool) {
        let subject = PublishSubject<Int>()
        let shared = MainShared(subject.attach, replaysLatest: replaysLatest)
        let first = subscribe(Witness<Int>(), to: shared)
        subject.onNext(1)
        let late = Witness<Int>()
        let second = subscribe(late, to: shared)
        #expect(late.elements == (replaysLatest ? [1] : []))
        subject.onNext(2)
        #expect(late.elements == (replaysLatest ? [1, 2] : [2]))
        first.end()
        second.end()
    }

    @Test(arguments: [false, true])
    func `an observer that comes during a delivery gets that element at most once`(replaysLatest: Bool) {
        let subject = PublishSubject<Int>()
        let shared = MainShared(subject.attach, replaysLatest: replaysLatest)
        let late = Witness<Int>()
        let bag = DisposeBag()
        let first = Witness<Int> { event in
            if event.element == 1 { Self.attach(late, to: shared).disposed(by: bag) }
        }
        let last = Witness<Int>()
        subscribe(first, to: shared).disposed(by: bag)
        subscribe(last, to: shared).disposed(by: bag)
        subject.onNext(1)
        subject.onNext(2)
        #expect(late.elements == (replaysLatest ? [1, 2] : [2]))
        #expect(last.elements == [1, 2])
    }

    @Test func `what is sent while an observer is told the latest element comes after that`() {
        let subject = PublishSubject<Int>()
        let shared = MainShared(subject.attach, replaysLatest: true)
        let first = Witness<Int>()
        let keep = subscribe(first, to: shared)
        subject.onNext(1)
        let late = Witness<Int> { event in
            if event.element == 1 { subject.onNext(2) }
            if event.element == 2 { subject.onCompleted() }
        }
        let second = subscribe(late, to: shared)
        #expect(late.events == [.next(1), .next(2), .completed])
        #expect(late.isOrderly)
        #expect(first.events == [.next(1), .next(2), .completed])
        keep.end()
        second.end()
    }

    @Test func `an observer that leaves during a delivery is not told, and the others are`() {
        let subject = PublishSubject<Int>()
        let shared = MainShared(subject.attach, replaysLatest: true)
        let left = Witness<Int>()
        let lifetime = Lifetime()
        let bag = DisposeBag()
        subscribe(Witness<Int> { _ in lifetime.end() }, to: shared).disposed(by: bag)
        shared.attach(AnyObserver(left), lifetime)
        let last = Witness<Int>()
        subscribe(last, to: shared).disposed(by: bag)
        subject.onNext(1)
        #expect(left.events.isEmpty)
        #expect(last.elements == [1])
    }

    @Test func `an observer that ends the connection and makes a new one during a delivery ends the delivery`() {
        let subject = PublishSubject<Int>()
        let state = BehaviorSubject(value: 10)
        let connections = Tally()
        let source = Observable<Int>.deferred {
            connections.add()
            return connections.value == 1 ? subject.asObservable() : state.asObservable()
        }
        let shared = MainShared(source.attach, replaysLatest: true)
        let old = (0..<3).map { _ in Lifetime() }
        let fresh = (0..<3).map { _ in Witness<Int>() }
        let others = (0..<2).map { _ in Witness<Int>() }
        let bag = DisposeBag()
        let first = Witness<Int> { _ in
            for lifetime in old { lifetime.end() }
            for witness in fresh { Self.attach(witness, to: shared).disposed(by: bag) }
        }
        shared.attach(AnyObserver(first), old[0])
        shared.attach(AnyObserver(others[0]), old[1])
        shared.attach(AnyObserver(others[1]), old[2])
        subject.onNext(1)
        #expect(first.elements == [1])
        #expect(others.allSatisfy { $0.events.isEmpty })
        #expect(fresh.map(\.elements) == [[10], [10], [10]])
        state.onNext(11)
        #expect(fresh.map(\.elements) == [[10, 11], [10, 11], [10, 11]])
        #expect(!subject.hasObservers)
    }

    @Test func `after the end a new observer connects anew and is told nothing of the past`() {
        let connections = Tally()
        let source = Observable<Int>.deferred {
            connections.add()
            return .just(connections.value)
        }
        let shared = MainShared(source.attach, replaysLatest: true)
        let one = Witness<Int>()
        let two = Witness<Int>()
        subscribe(one, to: shared).end()
        subscribe(two, to: shared).end()
        #expect(one.events == [.next(1), .completed])
        #expect(two.events == [.next(2), .completed])
    }

    @Test func `an observer that is over when it comes does not connect`() {
        let subject = PublishSubject<Int>()
        let shared = MainShared(subject.attach, replaysLatest: true)
        let lifetime = Lifetime()
        lifetime.end()
        shared.attach(AnyObserver(Witness<Int>()), lifetime)
        #expect(!subject.hasObservers)
    }

    @Test func `a thousand observers come and go`() {
        let subject = PublishSubject<Int>()
        let shared = MainShared(subject.attach, replaysLatest: false)
        let witnesses = (0..<1_000).map { _ in Witness<Int>() }
        let lifetimes = witnesses.map { subscribe($0, to: shared) }
        subject.onNext(1)
        for (index, lifetime) in lifetimes.enumerated() where index % 10 != 0 { lifetime.end() }
        subject.onNext(2)
        for (index, witness) in witnesses.enumerated() {
            #expect(witness.elements == (index % 10 == 0 ? [1, 2] : [1]))
        }
        for lifetime in lifetimes { lifetime.end() }
        #expect(!subject.hasObservers)
    }

    func subscribe(_ witness: Witness<Int>, to shared: MainShared<Int>) -> Lifetime {
        Self.attach(witness, to: shared)
    }

    nonisolated static func attach(_ witness: Witness<Int>, to shared: MainShared<Int>) -> Lifetime {
        let lifetime = Lifetime()
        shared.attach(
            AnyObserver(
                next: { witness.onNext($0) },
                end: {
                    witness.on(Event($0))
                    lifetime.end()
                }), lifetime)
        return lifetime
    }
}
