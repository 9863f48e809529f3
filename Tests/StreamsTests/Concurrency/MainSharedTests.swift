import Dispatch
import StreamsTesting
import Testing

@testable import Streams

@MainActor @Suite struct MainSharedTests {
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

    @Test func `what the release of an element sends while an observer is told the past comes too`() {
        let subject = PublishSubject<Note>()
        let shared = MainShared(subject.attach, replaysLatest: true)
        let first = Log<Int>()
        let late = Log<Int>()
        let keep = listen(to: shared) { first($0) }
        subject.onNext(Note(1))
        let second = listen(to: shared) { number in
            late(number)
            if number == 1 {
                subject.onNext(Note(2) { subject.onNext(Note(4)) })
                subject.onNext(Note(3))
            }
        }
        subject.onNext(Note(5))
        #expect(first.entries == [1, 2, 3, 4, 5])
        #expect(late.entries == [1, 2, 3, 4, 5])
        keep.end()
        second.end()
    }

    @Test func `who comes when the latest element is released at the end has a connection of its own`() {
        let sources = [PublishSubject<Note>(), PublishSubject<Note>()]
        let connections = Tally()
        let source = Observable<Note>.deferred {
            connections.add()
            return sources[connections.value - 1].asObservable()
        }
        let shared = MainShared(source.attach, replaysLatest: true)
        let log = Log<Int>()
        let newcomer = Locked<Lifetime?>(nil)
        let first = listen(to: shared) { log($0) }
        sources[0].onNext(Note(1) { _ = newcomer.exchange(Self.listen(to: shared) { log($0) }) })
        sources[0].onCompleted()
        #expect(connections.value == 2)
        sources[1].onNext(Note(2))
        #expect(log.entries == [1, 2])
        newcomer.value?.end()
        #expect(!sources[1].hasObservers)
        first.end()
    }

    @Test func `who comes when the last one leaves and the latest element is released connects anew`() {
        let subject = PublishSubject<Note>()
        let shared = MainShared(subject.attach, replaysLatest: true)
        let log = Log<Int>()
        let newcomer = Locked<Lifetime?>(nil)
        let first = listen(to: shared) { log($0) }
        subject.onNext(Note(1) { _ = newcomer.exchange(Self.listen(to: shared) { log($0) }) })
        first.end()
        subject.onNext(Note(2))
        #expect(log.entries == [1, 2])
        newcomer.value?.end()
        #expect(!subject.hasObservers)
    }

    @Test func `who comes when an element is replaced is told the new one once`() {
        let subject = PublishSubject<Note>()
        let shared = MainShared(subject.attach, replaysLatest: true)
        let log = Log<Int>()
        let newcomer = Locked<Lifetime?>(nil)
        let first = listen(to: shared) { _ in }
        subject.onNext(Note(1) { _ = newcomer.exchange(Self.listen(to: shared) { log($0) }) })
        subject.onNext(Note(2))
        #expect(log.entries == [2])
        newcomer.value?.end()
        first.end()
    }

    @Test(arguments: [false, true])
    func `once nobody can send any more the observers are freed, wherever that was`(fromElsewhere: Bool) async {
        let alive = Tally()
        let bag = DisposeBag()
        let relay = Locked<BehaviorRelay<Int>?>(BehaviorRelay(value: 1))
        do {
            let driver = relay.value?.asDriver().map { $0 + 1 }.filter { $0 > 0 }
            let probe = Probe(alive)
            driver?.drive(onNext: { _ in withExtendedLifetime(probe) {} }).disposed(by: bag)
            driver?.asSignal().emit(onNext: { _ in withExtendedLifetime(probe) {} }).disposed(by: bag)
        }
        #expect(alive.value == 1)
        if fromElsewhere {
            await Task.detached { _ = relay.exchange(nil) }.value
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        } else {
            _ = relay.exchange(nil)
        }
        #expect(alive.value == 0)
    }

    @Test func `a connection that nobody sends through lasts until its last observer leaves`() {
        let log = Log<String>()
        let shared = MainShared(
            Observable<Int>.never().startWith(1)
                .do(onSubscribe: { log("on") }, onDispose: { log("off") }).attach, replaysLatest: true)
        let one = Witness<Int>()
        let two = Witness<Int>()
        let first = subscribe(one, to: shared)
        let second = subscribe(two, to: shared)
        #expect(one.elements == [1] && two.elements == [1])
        first.end()
        #expect(log.entries == ["on"])
        second.end()
        #expect(log.entries == ["on", "off"])
    }

    private func listen(to shared: MainShared<Note>, _ action: @escaping @Sendable (Int) -> Void) -> Lifetime {
        Self.listen(to: shared, action)
    }

    private nonisolated static func listen(
        to shared: MainShared<Note>, _ action: @escaping @Sendable (Int) -> Void
    ) -> Lifetime {
        let lifetime = Lifetime()
        shared.attach(AnyObserver(next: { action($0.number) }, end: { _ in lifetime.end() }), lifetime)
        return lifetime
    }

    private func subscribe(_ witness: Witness<Int>, to shared: MainShared<Int>) -> Lifetime {
        Self.attach(witness, to: shared)
    }

    private nonisolated static func attach(_ witness: Witness<Int>, to shared: MainShared<Int>) -> Lifetime {
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

    @MainActor @Test func `the end of a connection that was left does not end the next one`() {
        let first = PublishSubject<Int>()
        let second = PublishSubject<Int>()
        let sources = Locked([second.asObservable(), first.asObservable()])
        let source = Observable<Int>.deferred { sources.withLock { $0.popLast() } ?? .never() }
        let again = Locked<Driver<Int>?>(nil)
        let log = Log<String>()
        let left = SerialDisposable()
        let next = SerialDisposable()
        let driver = source.asDriver(onErrorJustReturn: 0).do(onCompleted: {
            left.dispose()
            next.disposable =
                again.value?.drive(onNext: { log("next \($0)") }, onCompleted: { log("next completed") })
                ?? Disposables.create()
        })
        _ = again.exchange(driver)
        left.disposable = driver.drive(onNext: { log("\($0)") }, onCompleted: { log("completed") })
        first.onNext(1)
        first.onCompleted()
        second.onNext(2)
        #expect(log.entries == ["1", "next 2"])
        next.dispose()
        #expect(!second.hasObservers)
        _ = again.exchange(nil)
    }

    @MainActor @Test func `an element that was on its way when everybody left is not told to the next observer`() {
        let source = PublishSubject<Int>()
        let slot = SerialDisposable()
        let driver = source.asDriver(onErrorJustReturn: 0).map { number in
            if number == 1 { slot.disposable = Disposables.create() }
            return number
        }
        slot.disposable = driver.drive(onNext: { _ in })
        source.onNext(1)
        let log = Log<Int>()
        let later = driver.drive(onNext: { log($0) })
        source.onNext(2)
        #expect(log.entries == [2])
        later.dispose()
    }
}

/// A number that does something when it is freed.
private final class Note: Sendable {
    let number: Int
    private let atDeinit: @Sendable () -> Void

    init(_ number: Int, atDeinit: @escaping @Sendable () -> Void = {}) {
        self.number = number
        self.atDeinit = atDeinit
    }

    deinit {
        atDeinit()
    }
}
