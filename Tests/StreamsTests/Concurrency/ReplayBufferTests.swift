import Testing

@testable import Streams

@Suite struct ReplayBufferTests {
    @Test(arguments: [0, 1, 2, 3, 7, Int.max])
    func `it remembers the last elements and hands out what it forgets`(_ limit: Int) {
        var buffer = ReplayBuffer<Int>(limit: limit)
        #expect(buffer.last == nil)
        #expect(buffer.elements.isEmpty)
        for number in 1...20 {
            let forgotten = buffer.append(number)
            #expect(forgotten == (limit == 0 ? number : number > limit ? number - limit : nil))
            #expect(buffer.last == (limit == 0 ? nil : number))
            #expect(Array(buffer.elements) == Array((1...20).prefix(number).suffix(limit)))
        }
    }

    @Test func `a negative limit remembers nothing`() {
        var buffer = ReplayBuffer<Int>(limit: -3)
        #expect(buffer.append(1) == 1)
        #expect(buffer.elements.isEmpty)
    }

    @Test func `what was handed out does not change`() {
        var buffer = ReplayBuffer<Int>(limit: 2)
        for number in 1...2 { _ = buffer.append(number) }
        let before = buffer.elements
        _ = buffer.append(3)
        #expect(before == [1, 2])
        #expect(buffer.elements == [2, 3])
    }
}
