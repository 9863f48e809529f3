import Testing

@testable import Streams

@Suite struct CellTests {
    @Test func `taking the content leaves none`() {
        let cell = Cell([1, 2])
        cell.value.append(3)
        #expect(cell.take() == [1, 2, 3])
        #expect(cell.value.isEmpty)
    }
}
