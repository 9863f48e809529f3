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

    @Test(arguments: [0, 1, 2, 3, 7, Int.max])
    func `one with a limit keeps the last elements and hands out what it forgets`(_ limit: Int) {
        let fifo = Fifo<Int>(limit: limit)
        #expect(fifo.elements.isEmpty)
        for number in 1...20 {
            var forgotten = number
            fifo.append(forgetting: &forgotten)
            #expect(forgotten == (number > limit && limit > 0 ? number - limit : number))
            if limit > 0 { #expect(fifo.last == number) }
            #expect(Array(fifo.elements) == Array((1...20).prefix(number).suffix(limit)))
        }
    }

    @Test func `a negative limit keeps nothing`() {
        let fifo = Fifo<Int>(limit: -3)
        var forgotten = 1
        fifo.append(forgetting: &forgotten)
        fifo.append(2)
        #expect(forgotten == 1)
        #expect(fifo.elements.isEmpty)
    }

    @Test func `what was handed out does not change`() {
        let fifo = Fifo<Int>(limit: 2)
        for number in 1...2 { fifo.append(number) }
        let before = fifo.elements
        fifo.append(3)
        #expect(before == [1, 2])
        #expect(fifo.elements == [2, 3])
    }

    @Test func `one with a limit gives from its other end too`() {
        let fifo = Fifo<Int>(limit: 3)
        for number in 1...5 { fifo.append(number) }
        #expect(fifo.popFirst() == 3)
        for number in 6...7 { fifo.append(number) }
        #expect(fifo.elements == [5, 6, 7])
        #expect(fifo.first == 5 && fifo.last == 7)
    }

    @Test(arguments: [1, 2, 3, 100])
    func `what is forgotten is freed, and all of it with the queue`(_ limit: Int) {
        let alive = Tally()
        var fifo: Fifo<Probe>? = Fifo(limit: limit)
        for number in 1...10 {
            fifo?.append(Probe(alive))
            #expect(alive.value == min(number, limit))
        }
        fifo = nil
        #expect(alive.value == 0)
    }
}

extension Probe: Equatable {
    static func == (left: Probe, right: Probe) -> Bool { left === right }
}
