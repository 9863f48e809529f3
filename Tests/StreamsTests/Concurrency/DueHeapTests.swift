import Testing

@testable import Streams

@Suite struct DueHeapTests {
    private func item(_ number: Int = 0, _ log: Log<Int> = Log()) -> ScheduledItem {
        ScheduledItem(number) { number in
            log(number)
            return Disposables.create()
        }
    }

    @Test func `the first due comes first, of equal ones the first inserted`() {
        let log = Log<Int>()
        var heap = DueHeap()
        for (number, due) in [30, 10, 20, 10, 30, 10].enumerated() { heap.insert(item(number, log), due: Int64(due)) }
        #expect(heap.first?.due == 10)
        while let entry = heap.popFirst() { entry.item?.run() }
        #expect(log.entries == [1, 3, 5, 2, 0, 4])
        #expect(heap.count == 0)
    }

    @Test func `any number of them come in order`() {
        var heap = DueHeap()
        var random = SystemRandomNumberGenerator()
        let dues = (0..<500).map { _ in Int64.random(in: 0..<20, using: &random) }
        for due in dues { heap.insert(item(), due: due) }
        var seen: [DueHeap.Entry] = []
        while let entry = heap.popFirst() { seen.append(entry) }
        let expected = dues.enumerated().map { ($1, UInt64($0 + 1)) }.sorted { $0 < $1 }
        #expect(seen.map(\.due) == expected.map(\.0))
        #expect(seen.map(\.number) == expected.map(\.1))
    }

    @Test func `what is not due yet stays`() {
        let log = Log<Int>()
        var heap = DueHeap()
        heap.insert(item(0, log), due: 10)
        heap.insert(item(1, log), due: 20)
        #expect(heap.popFirst(until: 9) == nil)
        heap.popFirst(until: 19)?.item?.run()
        #expect(heap.popFirst(until: 19) == nil)
        #expect(log.entries == [0])
        #expect(heap.first?.due == 20)
    }

    @Test func `disposed items are thrown out, milestones are not, and the order stays`() {
        let log = Log<Int>()
        var heap = DueHeap()
        let items = (0..<5).map { item($0, log) }
        for (number, item) in items.enumerated() { heap.insert(item, due: Int64(50 - 10 * number)) }
        heap.insert(nil, due: 25)
        items[4].dispose()
        items[2].dispose()
        heap.removeDisposed()
        #expect(heap.count == 4)
        while let entry = heap.popFirst() { if let item = entry.item { item.run() } else { log(-1) } }
        #expect(log.entries == [3, -1, 1, 0])
    }

    @Test func `disposed work that is due late does not pile up`() {
        var heap = DueHeap()
        let kept = (0..<10).map { _ in item() }
        for (index, item) in kept.enumerated() { heap.insert(item, due: Int64(1000 - index)) }
        for _ in 0..<10_000 {
            let disposed = item()
            heap.insert(disposed, due: 500)
            disposed.dispose()
        }
        #expect(heap.count <= 64)
        var dues: [Int64] = []
        while let entry = heap.popFirst() { if !entry.isDisposed { dues.append(entry.due) } }
        #expect(dues == Array(991...1000))
    }
}
