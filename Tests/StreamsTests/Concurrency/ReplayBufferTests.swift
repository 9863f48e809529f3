import Testing

@testable import Streams

@Suite struct ReplayBufferTests {
    @Test(arguments: [0, 1, 2, 3, 7, Int.max])
    func `it remembers the last elements and hands out what it forgets`(_ limit: Int) {
        let buffer = ReplayBuffer<Int>(limit: limit)
        #expect(buffer.elements.isEmpty)
        for number in 1...20 {
            var forgotten = number
            buffer.append(forgetting: &forgotten)
            #expect(forgotten == (number > limit && limit > 0 ? number - limit : number))
            if limit > 0 { #expect(buffer.newest == number) }
            #expect(Array(buffer.elements) == Array((1...20).prefix(number).suffix(limit)))
        }
    }

    @Test func `a negative limit remembers nothing`() {
        let buffer = ReplayBuffer<Int>(limit: -3)
        var forgotten = 1
        buffer.append(forgetting: &forgotten)
        #expect(forgotten == 1)
        #expect(buffer.elements.isEmpty)
    }

    @Test func `what was handed out does not change`() {
        let buffer = ReplayBuffer<Int>(limit: 2)
        for number in 1...2 { buffer.append(number) }
        let before = buffer.elements
        buffer.append(3)
        #expect(before == [1, 2])
        #expect(buffer.elements == [2, 3])
    }

    @Test(arguments: [1, 2, 3, 100])
    func `what is forgotten is freed, and all of it with the buffer`(_ limit: Int) {
        let alive = Tally()
        var buffer: ReplayBuffer<Probe>? = ReplayBuffer(limit: limit)
        for number in 1...10 {
            buffer?.append(Probe(alive))
            #expect(alive.value == min(number, limit))
        }
        buffer = nil
        #expect(alive.value == 0)
    }
}
