import Dispatch
import StreamsTesting
import Testing

@testable import Streams

/// What a release does to a connection, and what is left of one that everybody left.
extension MainSharedTests {
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

    func listen(to shared: MainShared<Note>, _ action: @escaping @Sendable (Int) -> Void) -> Lifetime {
        Self.listen(to: shared, action)
    }

    nonisolated static func listen(
        to shared: MainShared<Note>, _ action: @escaping @Sendable (Int) -> Void
    ) -> Lifetime {
        let lifetime = Lifetime()
        shared.attach(AnyObserver(next: { action($0.number) }, end: { _ in lifetime.end() }), lifetime)
        return lifetime
    }

    @Test func `the end of a connection that was left does not end the next one`() {
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

    @Test func `an element that was on its way when everybody left is not told to the next observer`() {
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
final class Note: Sendable {
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
