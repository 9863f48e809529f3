import Testing
import Threads

@testable import Streams

/// Large trees on a small stack, and ends that race.
extension LifetimeTests {
    @Test func `a tree of 100,000 levels ends on a small stack`() {
        let log = Tally()
        withinSeconds {
            let root = Lifetime()
            var deepest = root
            for _ in 0..<100_000 {
                deepest = deepest.makeChild()
                deepest.addTeardown { log.add() }
            }
            root.end()
            #expect(deepest.isEnded)
        }
        #expect(log.value == 100_000)
    }

    @Test func `a tree of 100,000 levels is dropped on a small stack`() {
        let alive = Tally()
        withinSeconds {
            var deepest = Lifetime()
            let root = deepest
            for level in 0..<100_000 {
                let probe = Probe(alive)
                deepest.addTeardown { probe.touch() }
                if level % 2 == 0 {
                    deepest = deepest.makeChild()
                } else {
                    let added = Lifetime()
                    deepest.add(added)
                    deepest = added
                }
            }
            #expect(!root.isEnded)
        }
        #expect(alive.value == 0)
    }

    @Test func `100,000 teardowns and children of one lifetime end and are dropped on a small stack`() {
        let count = Tally()
        withinSeconds {
            for isEnded in [true, false] {
                let lifetime = Lifetime()
                for _ in 0..<50_000 {
                    lifetime.addTeardown { count.add() }
                    lifetime.makeChild().addTeardown { count.add() }
                }
                if isEnded { lifetime.end() }
            }
        }
        #expect(count.value == 100_000)
    }

    @Test func `adding that races with the end runs each teardown once`() {
        for _ in 0..<500 {
            let lifetime = Lifetime()
            let runs = (0..<80).map { _ in Tally() }
            let ends = Tally()
            together(3) { thread in
                if thread == 2 {
                    lifetime.addTeardown { ends.add() }
                    lifetime.end()
                    return
                }
                for index in 0..<40 {
                    let run = runs[thread * 40 + index]
                    switch index % 3 {
                    case 0: lifetime.addTeardown { run.add() }
                    case 1: lifetime.makeChild().addTeardown { run.add() }
                    default: lifetime.add(Disposables.create { run.add() })
                    }
                }
            }
            #expect(ends.value == 1)
            #expect(runs.allSatisfy { $0.value == 1 })
        }
    }

    @Test func `one end of several that race runs the teardowns`() {
        for _ in 0..<500 {
            let root = Lifetime()
            let child = root.makeChild()
            let runs = Tally()
            child.addTeardown { runs.add() }
            root.addTeardown { runs.add() }
            together(3) { $0 == 0 ? child.end() : root.end() }
            #expect(runs.value == 2)
        }
    }
}
