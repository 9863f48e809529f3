import Testing
import Threads

@testable import Streams

@Suite struct ScheduledItemTests {
    @Test func `work runs once, with its state`() {
        let log = Log<Int>()
        let item = ScheduledItem(5) { state in
            log(state)
            return Disposables.create()
        }
        item.run()
        item.run()
        #expect(log.entries == [5])
        #expect(!item.isDisposed)
    }

    @Test func `disposing drops and frees the work, or disposes what it returned`() {
        let alive = Tally()
        let log = Log<String>()
        func make() -> ScheduledItem {
            let probe = Probe(alive)
            return ScheduledItem(()) { _ in
                log("run")
                return Disposables.create {
                    probe.touch()
                    log("dispose")
                }
            }
        }
        let unrun = make()
        #expect(alive.value == 1)
        unrun.dispose()
        unrun.dispose()
        #expect(unrun.isDisposed)
        #expect(alive.value == 0)
        unrun.run()
        #expect(log.entries.isEmpty)
        let run = make()
        run.run()
        run.dispose()
        run.dispose()
        #expect(log.entries == ["run", "dispose"])
        #expect(alive.value == 0)
    }

    @Test func `running and disposing at once disposes what was returned once`() {
        for _ in 0..<500 {
            let runs = Tally()
            let disposals = Tally()
            let item = ScheduledItem(()) { _ in
                runs.add()
                return Disposables.create { disposals.add() }
            }
            together(3) { $0 == 0 ? item.run() : item.dispose() }
            #expect(runs.value == disposals.value)
            #expect(runs.value <= 1)
        }
    }

    private final class Owner: ScheduledItemOwner {
        let drops = Tally()

        func drop() {
            drops.add()
        }
    }

    @Test func `an owner is told of work that was waiting, and kept no longer than the work`() {
        weak var gone: Owner?
        let drops: Tally
        let items = (0..<2).map { _ in ScheduledItem(()) { _ in Disposables.create() } }
        do {
            let owner = Owner()
            gone = owner
            drops = owner.drops
            for item in items { item.owner = owner }
        }
        #expect(gone != nil)
        items[0].run()
        items[0].dispose()
        #expect(drops.value == 0)
        items[1].dispose()
        items[1].dispose()
        #expect(drops.value == 1)
        #expect(gone == nil)
    }

    @Test func `an owner is told of the work that work has scheduled next`() {
        let owner = Owner()
        let next = ScheduledItem(()) { _ in Disposables.create() }
        next.owner = owner
        let item = ScheduledItem(()) { _ in next }
        item.run()
        item.dispose()
        #expect(next.isDisposed)
        #expect(owner.drops.value == 1)
    }
}
