import Testing

@testable import Streams

@Suite struct SlotTests {
    @Test func `an element is there until another one is put in its place`() {
        let slot = Slot<String>()
        #expect(!slot.isFull)
        slot.put("a")
        #expect(slot.isFull && slot.element == "a")
        slot.put("b")
        #expect(slot.element == "b")
        slot.clear()
        #expect(!slot.isFull)
        slot.clear()
        slot.put("c")
        #expect(slot.element == "c")
    }

    @Test func `what is replaced, cleared or left is freed`() {
        let alive = Tally()
        var slot: Slot<Probe>? = Slot()
        slot?.put(Probe(alive))
        slot?.put(Probe(alive))
        #expect(alive.value == 1)
        slot?.clear()
        #expect(alive.value == 0)
        slot?.put(Probe(alive))
        slot = nil
        #expect(alive.value == 0)
    }
}
