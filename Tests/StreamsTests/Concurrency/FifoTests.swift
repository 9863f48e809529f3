import Testing

@testable import Streams

@Suite struct FifoTests {
    @Test func `what goes in first comes out first, whatever the mix`() {
        let fifo = Fifo<Int>()
        var expected = 0
        var next = 0
        for round in 0..<2_000 {
            for _ in 0..<(round % 7) {
                fifo.append(next)
                next += 1
            }
            for _ in 0..<(round % 5) {
                let popped = fifo.popFirst()
                if expected < next {
                    #expect(popped == expected)
                    expected += 1
                } else {
                    #expect(popped == nil)
                }
            }
            #expect(fifo.count == next - expected)
            #expect(fifo.first == (expected < next ? expected : nil))
        }
        while let popped = fifo.popFirst() {
            #expect(popped == expected)
            expected += 1
        }
        #expect(expected == next)
        #expect(fifo.isEmpty)
    }

    @Test func `an element is freed as soon as it is out, an optional one comes out as it is`() {
        let alive = Tally()
        let fifo = Fifo<Probe?>()
        for _ in 0..<200 { fifo.append(Probe(alive)) }
        fifo.append(nil)
        for left in stride(from: 199, through: 0, by: -1) {
            #expect(fifo.popFirst() != .some(nil))
            #expect(alive.value == left)
        }
        #expect(fifo.popFirst() == .some(nil))
        #expect(fifo.popFirst() == nil)
    }
}

extension Probe: Equatable {
    static func == (left: Probe, right: Probe) -> Bool { left === right }
}
