import Testing

@testable import Streams

@Suite struct BurstTests {
    @Test func `the first of a burst owes the drain, and what comes meanwhile is drained with it, in order`() {
        let burst = Burst<Int>()
        let log = Log<String>()
        #expect(burst.add(1))
        #expect(!burst.add(2))
        burst.drain(
            next: { number in
                log("\(number)")
                if number == 2 { #expect(!burst.add(3)) }
                if number == 3 { #expect(!burst.add(.completed)) }
            }, end: { _ in log("end") })
        #expect(log.entries == ["1", "2", "3", "end"])
    }

    @Test func `a drained burst is over, and the next one owes a drain again`() {
        let burst = Burst<Int>()
        #expect(burst.add(1))
        burst.drain(next: { _ in }, end: { _ in })
        #expect(burst.add(2))
    }

    @Test func `who enters sends at once, and nobody enters where something waits`() {
        let burst = Burst<Int>()
        #expect(burst.enter())
        #expect(!burst.enter())
        #expect(!burst.add(1))
        let log = Log<Int>()
        burst.drain(next: { log($0) }, end: { _ in })
        #expect(log.entries == [1])
        #expect(burst.add(2))
        #expect(!burst.enter())
    }

    @Test func `after the end nothing is taken, and the end is told once`() {
        let burst = Burst<Int>()
        let log = Log<String>()
        #expect(burst.add(.completed))
        #expect(!burst.add(1) && !burst.add(.completed) && !burst.enter())
        burst.drain(next: { log("\($0)") }, end: { _ in log("end") })
        #expect(log.entries == ["end"])
        #expect(!burst.add(2) && !burst.enter())
    }
}
