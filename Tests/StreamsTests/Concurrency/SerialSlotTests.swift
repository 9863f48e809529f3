import Testing
import Threads

@testable import Streams

@Suite struct SerialSlotTests {
    @Test func `what is replaced is disposed, and what is kept when the lifetime ends`() {
        let lifetime = Lifetime()
        let slot = SerialSlot(lifetime)
        let log = Log<Int>()
        slot.replace(Disposables.create { log(1) })
        slot.replace(Disposables.create { log(2) })
        #expect(log.entries == [1])
        slot.replace(nil)
        #expect(log.entries == [1, 2])
        slot.replace(Disposables.create { log(3) })
        lifetime.end()
        #expect(log.entries == [1, 2, 3])
        slot.replace(Disposables.create { log(4) })
        #expect(log.entries == [1, 2, 3, 4])
    }

    @Test func `the old one is disposed before the new one is made`() {
        let slot = SerialSlot(Lifetime())
        let log = Log<String>()
        func make(_ number: Int) -> any Disposable {
            log("make \(number)")
            return Disposables.create { log("dispose \(number)") }
        }
        slot.replace(make(1))
        slot.replace(make(2))
        #expect(log.entries == ["make 1", "dispose 1", "make 2"])
    }

    @Test func `one that replaces itself while it is being made does not undo its successor`() {
        let lifetime = Lifetime()
        let slot = SerialSlot(lifetime)
        let log = Log<String>()
        func first() -> any Disposable {
            slot.replace(Disposables.create { log("second") })
            return Disposables.create { log("first") }
        }
        slot.replace(first())
        #expect(log.entries == ["first"])
        lifetime.end()
        #expect(log.entries == ["first", "second"])
    }

    @Test func `replacing from several threads while the lifetime ends disposes each one once`() {
        for _ in 0..<500 {
            let lifetime = Lifetime()
            let slot = SerialSlot(lifetime)
            let runs = (0..<20).map { _ in Tally() }
            together(3) { thread in
                if thread == 2 { return lifetime.end() }
                for index in 0..<10 {
                    let run = runs[thread * 10 + index]
                    slot.replace(Disposables.create { run.add() })
                }
            }
            #expect(runs.allSatisfy { $0.value == 1 })
        }
    }

    @Test func `a slot keeps neither itself nor what it held once the lifetime is over`() {
        let alive = Tally()
        let lifetime = Lifetime()
        do {
            let slot = SerialSlot(lifetime)
            let probe = Probe(alive)
            slot.replace(Disposables.create { probe.touch() })
        }
        #expect(alive.value == 1)
        lifetime.end()
        #expect(alive.value == 0)
    }
}
