import Testing

@Suite struct ShrinkingTests {
    @Test func `what the fault does not need is left out`() {
        let list = Array(0..<100)
        #expect(shrunk(list) { $0.contains(17) && $0.contains(83) } == [17, 83])
        #expect(shrunk(list) { $0.count >= 3 }.count == 3)
        #expect(shrunk(list) { _ in true } == [])
        #expect(shrunk([1]) { _ in false } == [1])
    }

    @Test func `what is left is made simpler`() {
        let list = [5, 40, 7, 90]
        #expect(shrunk(list, simpler: { [0, $0 / 2] }) { $0.max() ?? 0 > 30 } == [45])
    }

    @Test func `it ends, however slow the fault is to find`() {
        #expect(!shrunk(Array(0..<10_000), attempts: 10) { $0.contains(1) }.isEmpty)
    }
}
