import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct LoopTests {
    @Test func `it asks before each element whether somebody listens`() {
        let asked = Tally()
        let log = Log<Event<Int>>()
        let lifetime = Lifetime()
        let observer = AnyObserver<Int>(eventHandler: { event in
            log(event)
            if event == .next(2) { lifetime.end() }
        })
        Loop(observer, lifetime) { send in
            asked.add()
            send(asked.value)
            return true
        }.run(on: CurrentThreadScheduler.instance)
        #expect(log.entries == [.next(1), .next(2)])
        #expect(asked.value == 2)
    }

    @Test func `a disposal by what gives the element leaves the element out`() {
        let log = Log<Event<Int>>()
        let lifetime = Lifetime()
        Loop(AnyObserver<Int>(eventHandler: { log($0) }), lifetime) { send in
            lifetime.end()
            send(1)
            return true
        }.run(on: CurrentThreadScheduler.instance)
        #expect(log.entries == [])
    }

    @Test(arguments: [Failure("end"), nil])
    func `a disposal by what gives the end leaves the end out`(_ failure: Failure?) {
        let log = Log<Event<Int>>()
        let lifetime = Lifetime()
        Loop(AnyObserver<Int>(eventHandler: { log($0) }), lifetime) { _ in
            lifetime.end()
            if let failure { throw failure }
            return false
        }.run(on: CurrentThreadScheduler.instance)
        #expect(log.entries == [])
    }

    @Test func `outside a trampoline it runs to its end at once`() {
        let log = Log<String>()
        _ = Observable.of("a1", "a2").subscribe(onNext: { log($0) })
        _ = Observable.of("b1", "b2").subscribe(onNext: { log($0) })
        #expect(log.entries == ["a1", "a2", "b1", "b2"])
    }

    @Test func `inside a trampoline two of them alternate`() {
        let log = Log<String>()
        CurrentThread.run {
            _ = Observable.of("a1", "a2", "a3").subscribe(onNext: { log($0) }, onCompleted: { log("a|") })
            _ = Observable.of("b1").subscribe(onNext: { log($0) }, onCompleted: { log("b|") })
            log("subscribed")
        }
        #expect(log.entries == ["subscribed", "a1", "b1", "a2", "b|", "a3", "a|"])
    }

    @Test func `an endless one lets a finite one end it`() {
        withinSeconds {
            let log = Log<Event<Int>>()
            _ = Observable.zip(Observable.repeatElement(10), Observable.of(1, 2)) { $0 + $1 }.subscribe { log($0) }
            #expect(log.entries == [.next(11), .next(12), .completed])
        }
    }

    @Test func `two finite ones combine as they alternate`() {
        let log = Log<Event<Int>>()
        _ = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(40, 50, 60)) { $0 + $1 }.subscribe {
            log($0)
        }
        #expect(log.entries == [.next(41), .next(42), .next(52), .next(53), .next(63), .completed])
    }

    @Test func `disposal between two turns of the trampoline stops it`() {
        let asked = Tally()
        CurrentThread.run {
            let lifetime = Lifetime()
            Loop(AnyObserver<Int>(next: { _ in }, end: { _ in }), lifetime) { send in
                asked.add()
                send(1)
                return true
            }.run(on: CurrentThreadScheduler.instance)
            CurrentThread.schedule { lifetime.end() }
        }
        #expect(asked.value == 1)
    }

    @Test func `disposal takes a scheduled step out of the queue, and frees what it captured`() {
        let time = ManualScheduler()
        let alive = Tally()
        let log = Log<Event<Int>>()
        let disposable = Observable<Int>.from(Probing(Probe(alive)), scheduler: time).subscribe { log($0) }
        time.advance(.zero)
        #expect(log.entries == [.next(1), .next(2), .completed])
        #expect(alive.value == 0)
        disposable.dispose()
        let second = Observable<Int>.from(Probing(Probe(alive)), scheduler: time).subscribe { log($0) }
        #expect((time.pending, alive.value) == (1, 1))
        second.dispose()
        #expect((time.pending, alive.value) == (0, 0))
        #expect(log.entries.count == 3)
    }
}

/// 1, 2, with an object that lives as long as the sequence and its iterators.
private struct Probing: Sequence {
    let probe: Probe

    init(_ probe: Probe) {
        self.probe = probe
    }

    func makeIterator() -> AnyIterator<Int> {
        var next = 1
        return AnyIterator { [probe] in
            probe.touch()
            defer { next += 1 }
            return next <= 2 ? next : nil
        }
    }
}
