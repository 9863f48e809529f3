import Testing
import Threads

@testable import Streams

@Suite struct LifetimeTests {
    @Test func `a lifetime ends once and runs its teardowns, the last registered first`() {
        let lifetime = Lifetime()
        let log = Log<Int>()
        for number in 1...3 { lifetime.addTeardown { log(number) } }
        #expect(!lifetime.isEnded)
        lifetime.end()
        lifetime.end()
        #expect(lifetime.isEnded)
        #expect(log.entries == [3, 2, 1])
    }

    @Test func `what is added to a lifetime that is over ends at once`() {
        let lifetime = Lifetime()
        lifetime.end()
        let log = Log<String>()
        lifetime.addTeardown { log("teardown") }
        #expect(lifetime.makeChild().isEnded)
        let other = Lifetime()
        other.addTeardown { log("other") }
        lifetime.add(other)
        #expect(other.isEnded)
        #expect(log.entries == ["teardown", "other"])
    }

    @Test func `the whole tree is over before the first teardown runs`() {
        let root = Lifetime()
        let log = Log<[Bool]>()
        let older = root.makeChild()
        let grandchild = older.makeChild()
        let added = Lifetime()
        root.add(added)
        let younger = root.makeChild()
        for lifetime in [root, older, grandchild, added, younger] {
            lifetime.addTeardown {
                log([root, older, grandchild, added, younger].map(\.isEnded))
            }
        }
        root.end()
        #expect(log.entries == Array(repeating: Array(repeating: true, count: 5), count: 5))
    }

    @Test func `teardowns of a tree run in reverse order of registration, a child's in its place`() {
        let root = Lifetime()
        let log = Log<String>()
        root.addTeardown { log("root 1") }
        let older = root.makeChild()
        root.addTeardown { log("root 2") }
        let younger = root.makeChild()
        younger.addTeardown { log("younger 1") }
        older.addTeardown { log("older 1") }
        older.addTeardown { log("older 2") }
        younger.addTeardown { log("younger 2") }
        root.end()
        #expect(log.entries == ["younger 2", "younger 1", "root 2", "older 2", "older 1", "root 1"])
    }

    @Test func `a child that ends leaves its parent alone`() {
        let parent = Lifetime()
        let child = parent.makeChild()
        child.end()
        #expect(child.isEnded)
        #expect(!parent.isEnded)
    }

    @Test func `one lifetime may be added to two others, and twice to one`() {
        let first = Lifetime()
        let second = Lifetime()
        let log = Log<String>()
        first.addTeardown { log("first") }
        second.addTeardown { log("second") }
        let shared = Lifetime()
        shared.addTeardown { log("shared") }
        first.add(shared)
        second.add(shared)
        second.add(shared)
        second.addTeardown { log("second, last") }
        second.end()
        #expect(log.entries == ["second, last", "shared", "second"])
        first.end()
        #expect(log.entries == ["second, last", "shared", "second", "first"])
    }

    @Test func `a teardown is freed once it has run, and unended lifetimes free theirs`() {
        let alive = Tally()
        let ended = Lifetime()
        do {
            let probe = Probe(alive)
            ended.addTeardown { probe.touch() }
        }
        #expect(alive.value == 1)
        ended.end()
        #expect(alive.value == 0)
        do {
            let dropped = Lifetime()
            let probe = Probe(alive)
            dropped.addTeardown { probe.touch() }
            dropped.makeChild().addTeardown { probe.touch() }
            dropped.add(Disposables.create { probe.touch() })
        }
        #expect(alive.value == 0)
    }

    @Test func `what is kept lives on when its parent is dropped without an end`() {
        let log = Log<Int>()
        let child: Lifetime
        let added = Lifetime()
        do {
            let parent = Lifetime()
            child = parent.makeChild()
            child.addTeardown { log(1) }
            parent.add(added)
            added.addTeardown { log(2) }
        }
        #expect(!child.isEnded)
        #expect(!added.isEnded)
        #expect(log.entries.isEmpty)
        child.end()
        added.end()
        #expect(log.entries == [1, 2])
    }

}
