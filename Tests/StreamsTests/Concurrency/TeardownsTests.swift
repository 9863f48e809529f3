import Testing

@testable import Streams

@Suite struct TeardownsTests {
    @Test func `a moved child is over with its parent, and its teardowns run where they are moved to`() {
        let parent = Lifetime()
        let log = Log<String>()
        let moved = Locked<(@Sendable () -> Void)?>(nil)
        let child = parent.makeChild { teardown in _ = moved.exchange(teardown) }
        child.addTeardown { log("first") }
        child.addTeardown { log("second") }
        let grandchild = child.makeChild()
        grandchild.addTeardown { log("grandchild") }
        parent.addTeardown { log("parent, child over: \(child.isEnded), grandchild over: \(grandchild.isEnded)") }
        parent.end()
        #expect(log.entries == ["parent, child over: true, grandchild over: true"])
        moved.exchange(nil)?()
        #expect(log.entries.dropFirst() == ["grandchild", "second", "first"])
    }

    @Test func `a moved child of a parent that is over is born ended`() {
        let parent = Lifetime()
        parent.end()
        let log = Log<Int>()
        let child = parent.makeChild { teardown in
            teardown()
            log(1)
        }
        #expect(child.isEnded)
        #expect(log.entries == [1])
    }

    @Test func `teardowns that are moved and never run are freed`() {
        let alive = Tally()
        let parent = Lifetime()
        do {
            let probe = Probe(alive)
            let child = parent.makeChild { _ in }
            child.addTeardown { probe.touch() }
        }
        #expect(alive.value == 1)
        parent.end()
        #expect(alive.value == 0)
    }
}
