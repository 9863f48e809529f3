import Testing
import Threads

@testable import Streams

@Suite struct FunnelTests {
    @Test func `inputs from several threads are handled one at a time, each sender's in order`() {
        for _ in 0..<50 {
            let funnel = Funnel(Lifetime())
            let log = Unlocked<[Int]>([])
            together(3) { thread in
                for number in 0..<500 { funnel.send(thread * 500 + number) { log.value.append($0) } }
            }
            #expect(log.value.count == 1_500)
            for thread in 0..<3 {
                #expect(log.value.filter { $0 / 500 == thread } == Array(thread * 500..<(thread + 1) * 500))
            }
        }
    }

    @Test func `inputs are dropped once the lifetime is over, queued ones too, and freed`() {
        let lifetime = Lifetime()
        let funnel = Funnel(lifetime)
        let alive = Tally()
        let log = Log<Int>()
        funnel.send(1) { number in
            log(number)
            funnel.send(Probe(alive)) { _ in log(2) }
            #expect(alive.value == 1)
            lifetime.end()
        }
        funnel.send(Probe(alive)) { _ in log(3) }
        #expect(log.entries == [1])
        #expect(alive.value == 0)
    }

    @Test func `a queued input is handled though its sender's lifetime is over`() {
        let funnel = Funnel(Lifetime())
        let log = Log<String>()
        let inner = Locked<AnyObserver<Int>?>(nil)
        let child = funnel.attach(
            { observer, _ in _ = inner.exchange(observer) }, next: { log("\($0)") }, end: { _ in log("end") })
        funnel.send(()) {
            inner.value?.onNext(7)
            inner.value?.onCompleted()
            #expect(child.isEnded)
            #expect(log.entries.isEmpty)
        }
        #expect(log.entries == ["7", "end"])
    }

    @Test func `a subscription waits until the turn is left, so that deliveries are free while it runs`() {
        let lifetime = Lifetime()
        let funnel = Funnel(lifetime)
        let log = Log<Int>()
        funnel.send(()) {
            funnel.afterwards {
                var number = 0
                while !lifetime.isEnded {
                    number += 1
                    funnel.send(number) { number in
                        log(number)
                        if number == 3 { lifetime.end() }
                    }
                }
            }
            #expect(log.entries.isEmpty)
        }
        #expect(log.entries == [1, 2, 3])
    }

    @Test func `subscriptions run one after the other, in order, and 100,000 need no stack`() {
        let log = Log<Int>()
        withinSeconds {
            let funnel = Funnel(Lifetime())
            @Sendable func subscribe(_ number: Int) {
                log(number)
                if number < 100_000 {
                    funnel.send(number + 1) { next in funnel.afterwards { subscribe(next) } }
                }
            }
            funnel.send(()) { funnel.afterwards { subscribe(1) } }
        }
        #expect(log.entries == Array(1...100_000))
    }

    @Test func `subscriptions asked for in one turn all run`() {
        let funnel = Funnel(Lifetime())
        let log = Log<Int>()
        funnel.send(()) {
            for number in 1...3 {
                funnel.afterwards {
                    log(number)
                    funnel.send(number * 10) { more in
                        if number == 1 { funnel.afterwards { log(more) } }
                    }
                }
            }
        }
        #expect(log.entries == [1, 2, 3, 10])
    }

    @Test func `a subscription that waits is dropped, and freed, when the lifetime ends`() {
        let lifetime = Lifetime()
        let funnel = Funnel(lifetime)
        let alive = Tally()
        let runs = Tally()
        funnel.send(()) {
            for _ in 0..<3 {
                let probe = Probe(alive)
                funnel.afterwards {
                    probe.touch()
                    runs.add()
                    lifetime.end()
                }
            }
        }
        #expect(runs.value == 1)
        #expect(alive.value == 0)
    }

    @Test func `subscriptions asked for by several threads run once each, never two at a time`() {
        for _ in 0..<200 {
            let funnel = Funnel(Lifetime())
            let log = Unlocked<[Int]>([])
            together(3) { thread in
                for number in 0..<50 {
                    funnel.send(thread * 50 + number) { input in
                        funnel.afterwards { log.value.append(input) }
                    }
                }
            }
            #expect(log.value.sorted() == Array(0..<150))
        }
    }
}
