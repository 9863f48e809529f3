import Testing

@testable import Streams

@Suite struct SlotTests {
    private func content<Element>(_ slot: borrowing Slot<Element>) -> Element? {
        slot.isFull ? slot.element : nil
    }

    @Test func `an element is there until another one is put in, or it is taken`() {
        var slot = Slot<String>()
        #expect(content(slot) == nil)
        slot.put("a")
        #expect(content(slot) == "a")
        slot.put("b")
        #expect(content(slot) == "b")
        let taken = slot.take()
        #expect(content(slot) == nil && content(taken) == "b")
        slot.put("c")
        #expect(content(slot) == "c" && content(taken) == "b")
    }

    @Test func `a plain number is replaced too`() {
        var slot = Slot<Int>()
        for number in 1...3 {
            slot.put(number)
            #expect(content(slot) == number)
        }
    }

    @Test func `taking nothing leaves nothing`() {
        var slot = Slot<Int>()
        let taken = slot.take()
        #expect(content(taken) == nil && content(slot) == nil)
    }

    @Test func `what is replaced, taken or left is freed`() {
        let alive = Tally()
        do {
            var slot = Slot<Probe>()
            slot.put(Probe(alive))
            slot.put(Probe(alive))
            #expect(alive.value == 1)
            do {
                let taken = slot.take()
                #expect(content(taken) != nil && alive.value == 1)
            }
            #expect(alive.value == 0)
            slot.put(Probe(alive))
            #expect(alive.value == 1)
        }
        #expect(alive.value == 0)
    }
}
