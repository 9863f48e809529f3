import Foundation
import Testing
import Threads

@testable import Streams

/// The gate of `create` and of foreign sources.
@Suite struct GateTests {
    private func gated(_ log: Log<Event<Int>>) -> (observer: AnyObserver<Int>, subscription: any Disposable) {
        let slot = Locked<AnyObserver<Int>?>(nil)
        let subscription = Observable<Int>.create { observer in
            _ = slot.exchange(observer)
            return Disposables.create()
        }.subscribe { log($0) }
        return (slot.value!, subscription)
    }

    @Test func `nothing passes after the end`() {
        for end in [Event<Int>.completed, .error(Failure("end"))] {
            let log = Log<Event<Int>>()
            let (observer, _) = gated(log)
            observer.onNext(1)
            observer.on(end)
            observer.onNext(2)
            observer.onCompleted()
            observer.onError(Failure("late"))
            #expect(log.entries == [.next(1), end])
        }
    }

    @Test func `nothing passes once dispose has begun, also from the dispose action`() {
        let log = Log<Event<Int>>()
        let subscription = Observable<Int>.create { observer in
            observer.onNext(1)
            return Disposables.create {
                observer.onNext(2)
                observer.onCompleted()
            }
        }.subscribe { log($0) }
        subscription.dispose()
        #expect(log.entries == [.next(1)])
    }

    @Test func `what is sent during a delivery is delivered after it, the end too`() {
        let log = Log<String>()
        let slot = Locked<AnyObserver<Int>?>(nil)
        defer { _ = slot.exchange(nil) }
        _ = Observable<Int>.create { observer in
            _ = slot.exchange(observer)
            return Disposables.create()
        }.subscribe(
            onNext: { element in
                log("begin \(element)")
                if element == 1 {
                    slot.value?.onNext(2)
                    slot.value?.onCompleted()
                    slot.value?.onNext(3)
                }
                log("end \(element)")
            }, onCompleted: { log("completed") }, onDisposed: { log("disposed") })
        slot.value?.onNext(1)
        #expect(log.entries == ["begin 1", "end 1", "begin 2", "end 2", "completed", "disposed"])
    }

    @Test func `an end that is sent while the end is delivered does not come twice`() {
        let log = Log<String>()
        let slot = Locked<AnyObserver<Int>?>(nil)
        defer { _ = slot.exchange(nil) }
        _ = Observable<Int>.create { observer in
            _ = slot.exchange(observer)
            return Disposables.create()
        }.subscribe(
            onNext: { log("\($0)") },
            onError: { _ in log("error") },
            onCompleted: {
                log("completed")
                slot.value?.onNext(1)
                slot.value?.onCompleted()
                slot.value?.onError(Failure("late"))
            })
        slot.value?.onCompleted()
        #expect(log.entries == ["completed"])
    }

    @Test func `what is queued is dropped by a dispose inside a delivery`() {
        let log = Log<Int>()
        let lifetime = Lifetime()
        let slot = Locked<AnyObserver<Int>?>(nil)
        defer { _ = slot.exchange(nil) }
        let source = Observable<Int>.create { observer in
            _ = slot.exchange(observer)
            return Disposables.create()
        }
        source.attach(
            AnyObserver(
                next: { element in
                    log(element)
                    if element == 1 {
                        slot.value?.onNext(2)
                        lifetime.end()
                        slot.value?.onNext(3)
                    }
                }, end: { _ in log(-1) }), lifetime)
        slot.value?.onNext(1)
        slot.value?.onCompleted()
        #expect(log.entries == [1])
    }

    @Test func `threads that send through one gate never overlap, and the end is last`() {
        for round in 0..<200 {
            let log = Unlocked<[Event<Int>]>([])
            let slot = Locked<AnyObserver<Int>?>(nil)
            defer { _ = slot.exchange(nil) }
            _ = Observable<Int>.create { observer in
                _ = slot.exchange(observer)
                return Disposables.create()
            }.subscribe { log.value.append($0) }
            let observer = slot.value!
            together(3) { thread in
                for number in 0..<100 { observer.onNext(thread * 100 + number) }
                if round % 2 == 0 || thread == 0 { observer.onCompleted() }
            }
            #expect(log.value.count(where: \.isStopEvent) == 1)
            #expect(log.value.last == .completed)
            for thread in 0..<3 {
                let own = log.value.compactMap(\.element).filter { $0 / 100 == thread }
                #expect(own == Array((thread * 100)..<(thread * 100 + own.count)))
            }
        }
    }

    @Test func `100,000 re-entrant steps need no stack`() {
        let last = Tally()
        withinSeconds {
            let slot = Locked<AnyObserver<Int>?>(nil)
            defer { _ = slot.exchange(nil) }
            let subscription = Observable<Int>.create { observer in
                _ = slot.exchange(observer)
                return Disposables.create()
            }.subscribe(onNext: { element in
                last.add()
                if element < 100_000 { slot.value?.onNext(element + 1) }
            })
            slot.value?.onNext(1)
            subscription.dispose()
        }
        #expect(last.value == 100_000)
    }

    @Test func `the disposable that create returns is disposed once, at the end or at dispose`() {
        for sendsEnd in [true, false] {
            for endsAtOnce in [true, false] {
                let disposals = Tally()
                let slot = Locked<AnyObserver<Int>?>(nil)
                defer { _ = slot.exchange(nil) }
                let subscription = Observable<Int>.create { observer in
                    if endsAtOnce, sendsEnd { observer.onCompleted() }
                    _ = slot.exchange(observer)
                    return Disposables.create { disposals.add() }
                }.subscribe { _ in }
                if sendsEnd { slot.value?.onCompleted() }
                subscription.dispose()
                subscription.dispose()
                #expect(disposals.value == 1)
            }
        }
    }

    @Test func `what the subscription captured is freed at the end though the disposable is kept`() {
        let alive = Tally()
        let source: Observable<Int>
        let subscription: any Disposable
        do {
            source = Observable<Int>.create { observer in
                let probe = Probe(alive)
                observer.onCompleted()
                return Disposables.create { probe.touch() }
            }
            let probe = Probe(alive)
            subscription = source.subscribe(
                onNext: { _ in probe.touch() }, onCompleted: { probe.touch() }, onDisposed: { probe.touch() })
        }
        #expect(alive.value == 0)
        withExtendedLifetime((source, subscription)) {}
    }

    @Test func `a foreign source that only subscribes is serialised and stopped`() {
        let source = Foreign()
        let log = Log<Event<Int>>()
        let subscription = source.map { $0 * 10 }.subscribe { log($0) }
        source.send(.next(1))
        source.send(.completed)
        source.send(.next(2))
        #expect(log.entries == [.next(10), .completed])
        #expect(source.disposals.value == 1)
        subscription.dispose()
        #expect(source.disposals.value == 1)
    }

    /// A source that breaks the grammar.
    private final class Foreign: ObservableType {
        typealias Element = Int

        let disposals = Tally()
        private let observers = Log<@Sendable (Event<Int>) -> Void>()

        func send(_ event: Event<Int>) { observers.entries.forEach { $0(event) } }

        func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
            let observer = AnyObserver(observer)
            observers { observer.on($0) }
            return Disposables.create { [disposals] in disposals.add() }
        }
    }
}
