import Testing
import Threads

@testable import Streams

@Suite struct LifetimeSetTests {
    private func counted(_ node: LifetimeNode, _ alive: Tally, _ teardowns: Tally) {
        let probe = Probe(alive)
        Lifetime(node).addTeardown {
            probe.touch()
            teardowns.add()
        }
    }

    @Test func `children that are there when the parent ends are ended, those before are forgotten`() {
        let parent = Lifetime()
        let set = LifetimeSet()
        parent.node.add(set)
        let log = Log<Int>()
        let children = (0..<5).map { number in
            let child = set.insert()
            Lifetime(child).addTeardown { log(number) }
            return child
        }
        for index in [2, 0, 4] { set.end(children[index]) }
        #expect(log.entries == [2, 0, 4])
        #expect(!Lifetime(children[1]).isEnded)
        parent.end()
        #expect(log.entries == [2, 0, 4, 3, 1])
        set.end(children[1])
        #expect(log.entries == [2, 0, 4, 3, 1])
    }

    @Test func `the children of a set are over before the first teardown runs`() {
        let parent = Lifetime()
        let set = LifetimeSet()
        parent.node.add(set)
        let children = (0..<3).map { _ in Lifetime(set.insert()) }
        let log = Log<[Bool]>()
        for child in children { child.addTeardown { log(children.map(\.isEnded) + [parent.isEnded]) } }
        parent.end()
        #expect(log.entries == Array(repeating: [true, true, true, true], count: 3))
    }

    @Test func `a child of a set whose parent is over is born ended`() {
        let parent = Lifetime()
        let set = LifetimeSet()
        parent.node.add(set)
        parent.end()
        #expect(Lifetime(set.insert()).isEnded)
        let late = LifetimeSet()
        let child = late.insert()
        parent.node.add(late)
        #expect(Lifetime(child).isEnded)
        #expect(Lifetime(late.insert()).isEnded)
    }

    @Test func `ending a child twice, and in any order, keeps the others`() {
        let set = LifetimeSet()
        let alive = Tally()
        let teardowns = Tally()
        var children = (0..<6).map { _ in set.insert() }
        children.forEach { counted($0, alive, teardowns) }
        for index in [5, 5, 0, 0, 3, 3] { set.end(children[index]) }
        #expect(teardowns.value == 3)
        #expect(alive.value == 3)
        #expect([1, 2, 4].allSatisfy { !Lifetime(children[$0]).isEnded })
        for index in [4, 2, 1] { set.end(children[index]) }
        #expect(teardowns.value == 6)
        weak let first = children[0]
        children = []
        #expect(first == nil)
    }

    @Test func `1,000,000 children, one after the other, leave nothing behind`() {
        let parent = Lifetime()
        let set = LifetimeSet()
        parent.node.add(set)
        let keeper = set.insert()
        var forgotten = 0
        for round in 0..<1_000_000 {
            var child: LifetimeNode? = set.insert()
            if round % 2 == 0 { Lifetime(child!).addTeardown {} }
            set.end(child!)
            if round % 1_000 == 0 {
                weak let gone = child
                child = nil
                if gone == nil { forgotten += 1 }
            }
        }
        #expect(forgotten == 1_000)
        parent.end()
        #expect(Lifetime(keeper).isEnded)
    }

    @Test func `a set that is dropped without an end frees its children and ends none that is kept`() {
        let alive = Tally()
        let teardowns = Tally()
        let kept: LifetimeNode
        do {
            let set = LifetimeSet()
            kept = set.insert()
            for _ in 0..<3 { counted(set.insert(), alive, teardowns) }
        }
        #expect(alive.value == 0)
        #expect(teardowns.value == 0)
        #expect(!Lifetime(kept).isEnded)
    }

    @Test func `100,000 children end, and are dropped, on a small stack`() {
        let alive = Tally()
        let teardowns = Tally()
        withinSeconds {
            for isEnded in [true, false] {
                let parent = Lifetime()
                let set = LifetimeSet()
                parent.node.add(set)
                for _ in 0..<100_000 { counted(set.insert(), alive, teardowns) }
                if isEnded { parent.end() }
            }
        }
        #expect(alive.value == 0)
        #expect(teardowns.value == 100_000)
    }

    @Test func `sets below sets, 100,000 levels deep, end and are dropped on a small stack`() {
        let teardowns = Tally()
        withinSeconds {
            for isEnded in [true, false] {
                let root = LifetimeNode()
                var deepest = root
                for _ in 0..<100_000 {
                    let set = LifetimeSet()
                    deepest.add(set)
                    deepest = set.insert()
                    Lifetime(deepest).addTeardown { teardowns.add() }
                }
                if isEnded { root.end() }
            }
        }
        #expect(teardowns.value == 100_000)
    }

    @Test func `children that come and go while the parent ends run each teardown once`() {
        let alive = Tally()
        for _ in 0..<400 {
            let parent = Lifetime()
            let set = LifetimeSet()
            parent.node.add(set)
            let runs = Tally()
            together(3) { thread in
                if thread == 2 { return parent.end() }
                var previous: LifetimeNode?
                for index in 0..<30 {
                    let child = set.insert()
                    counted(child, alive, runs)
                    if let previous, index % 3 == 0 { set.end(previous) }
                    if index % 3 == 1 { set.end(child) }
                    previous = child
                }
            }
            #expect(runs.value == 60)
            #expect(alive.value == 0)
        }
    }
}
