import Testing

@testable import Streams

@Suite struct ReplayRelayTests {
    @Test func `a new observer is told the last elements first`() {
        let relay = ReplayRelay<Int>.create(bufferSize: 2)
        for number in 1...3 { relay.accept(number) }
        let log = Log<Int>()
        let disposable = relay.subscribe(onNext: { log($0) })
        #expect(log.entries == [2, 3])
        relay.accept(4)
        #expect(log.entries == [2, 3, 4])
        disposable.dispose()
        #expect(!relay.hasObservers)
    }

    @Test func `an unbounded relay remembers all`() {
        let relay = ReplayRelay<Int>.createUnbound()
        for number in 1...5 { relay.accept(number) }
        let log = Log<Int>()
        let disposable = relay.asInfallible().subscribe(onNext: { log($0) })
        #expect(log.entries == [1, 2, 3, 4, 5])
        disposable.dispose()
    }

    @Test func `what is sent during a delivery comes after it`() {
        let relay = ReplayRelay<Int>.create(bufferSize: 1)
        let log = Log<String>()
        let first = relay.subscribe(onNext: { number in
            log("a\(number)")
            if number == 1 { relay.accept(2) }
        })
        let second = relay.subscribe(onNext: { log("b\($0)") })
        relay.accept(1)
        #expect(log.entries == ["a1", "b1", "a2", "b2"])
        first.dispose()
        second.dispose()
    }

    @Test func `a stream is bound to it, without its end`() {
        let relay = ReplayRelay<Int>.create(bufferSize: 1)
        _ = Observable.of(1, 2).bind(to: relay)
        let log = Log<String>()
        let disposable = relay.subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") })
        relay.accept(3)
        #expect(log.entries == ["2", "3"])
        disposable.dispose()
    }

    @Test func `what it forgets is freed, and all of it with the relay`() {
        let alive = Tally()
        var relay: ReplayRelay<Probe>? = .create(bufferSize: 1)
        relay?.accept(Probe(alive))
        relay?.accept(Probe(alive))
        #expect(alive.value == 1)
        let observer = Probe(alive)
        let disposable = relay?.subscribe(onNext: { [observer] _ in observer.touch() })
        relay = nil
        #expect(alive.value == 1)
        disposable?.dispose()
    }
}
