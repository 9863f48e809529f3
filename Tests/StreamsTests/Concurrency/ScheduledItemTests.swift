import Testing

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
        #expect(unrun.cancel())
        #expect(!unrun.cancel())
        #expect(alive.value == 0)
        unrun.run()
        #expect(log.entries.isEmpty)
        let run = make()
        run.run()
        #expect(!run.cancel())
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
}
