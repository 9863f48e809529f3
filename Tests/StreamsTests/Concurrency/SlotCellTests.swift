import Testing

@testable import Streams

@Suite struct SlotCellTests {
    @Test func `who shares a slot sees what another one puts in`() {
        let slot = SlotCell<String>()
        let other = slot
        #expect(!slot.isFull)
        other.put("a")
        #expect(slot.isFull && slot.element == "a")
        slot.put("b")
        #expect(other.element == "b")
        other.clear()
        #expect(!slot.isFull)
        slot.clear()
    }

    @Test func `what is replaced or left is freed`() {
        let alive = Tally()
        var slot: SlotCell<Probe>? = SlotCell()
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
