import Testing
import Threads

@testable import Streams

@Suite struct HubTests {
    @Test func `observers that come from several threads are called in the order of their numbers`() {
        for _ in 0..<100 {
            let hub = Hub<Int>()
            defer { hub.abandon() }
            let logs = (0..<2).map { _ in Log<Int>() }
            let ids = Numbers()
            together(3) { thread in
                if thread == 2 {
                    for number in 0..<20 { hub.next(-number) }
                    return
                }
                for _ in 0..<10 {
                    let id = ids.next()
                    hub.attach(AnyObserver(next: { if $0 > 0 { logs[$0 - 1](id) } }, end: { _ in }), Lifetime())
                }
            }
            hub.next(1)
            hub.next(2)
            #expect(logs[0].entries.count == 20)
            #expect(logs[0].entries == logs[1].entries)
        }
    }

    @Test func `an observer whose lifetime is over when its place comes is never added`() {
        let hub = Hub<Int>()
        defer { hub.abandon() }
        let alive = Tally()
        let log = Log<Int>()
        let late = Lifetime()
        hub.attach(
            AnyObserver(
                next: { element in
                    guard element == 1 else { return }
                    let probe = Probe(alive)
                    hub.attach(
                        AnyObserver(
                            next: { element in
                                probe.touch()
                                log(element)
                            }, end: { _ in }), late)
                    late.end()
                }, end: { _ in }), Lifetime())
        hub.next(1)
        hub.next(2)
        #expect(log.entries.isEmpty)
        #expect(alive.value == 0)
    }

    @Test func `nobody observes any more while the end is told`() {
        let hub = Hub<Int>()
        defer { hub.abandon() }
        let log = Log<Bool>()
        for _ in 0..<2 {
            let lifetime = Lifetime()
            hub.attach(
                AnyObserver(
                    next: { _ in },
                    end: { _ in
                        log(hub.hasObservers)
                        lifetime.end()
                    }), lifetime)
        }
        #expect(hub.hasObservers)
        hub.end(.completed)
        #expect(log.entries == [false, false])
        #expect(!hub.hasObservers)
    }

    @Test func `10,000 observers come, get everything, and leave`() {
        let hub = Hub<Int>()
        defer { hub.abandon() }
        let count = Tally()
        let lifetimes = (0..<10_000).map { _ in
            let lifetime = Lifetime()
            hub.attach(AnyObserver(next: { count.add($0) }, end: { _ in }), lifetime)
            return lifetime
        }
        hub.next(1)
        for (index, lifetime) in lifetimes.enumerated() where index % 3 != 0 { lifetime.end() }
        hub.next(10)
        #expect(count.value == 10_000 + 10 * 3_334)
        lifetimes.forEach { $0.end() }
        #expect(!hub.hasObservers)
    }

    private final class Numbers: Sendable {
        private let counter = Counter()

        func next() -> Int { Int(counter.increment()) }
    }
}
