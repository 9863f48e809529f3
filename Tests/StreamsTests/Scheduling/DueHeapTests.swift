import Testing

@testable import Streams

@Suite struct DueHeapTests {
    private func heap(_ dues: [Int64], _ log: Locked<[Int]>) -> (DueHeap, [ScheduledItem]) {
        var heap = DueHeap()
        let items = dues.enumerated().map { index, due in
            let item = ScheduledItem(index) { index in
                log.withLock { $0.append(index) }
                return Disposables.create()
            }
            heap.insert(item, at: RxTime(nanoseconds: due))
            return item
        }
        return (heap, items)
    }

    @Test func `the first due comes first, of equal ones the first inserted`() {
        let log = Locked<[Int]>([])
        var (heap, _) = heap([30, 10, 20, 10, 30, 10], log)
        #expect(heap.first == RxTime(nanoseconds: 10))
        while let item = heap.popFirst(until: RxTime(nanoseconds: 100)) { item.run() }
        #expect(log.value == [1, 3, 5, 2, 0, 4])
        #expect(heap.count == 0)
    }

    @Test func `what is not due yet stays`() {
        let log = Locked<[Int]>([])
        var (heap, _) = heap([10, 20], log)
        #expect(heap.popFirst(until: RxTime(nanoseconds: 9)) == nil)
        heap.popFirst(until: RxTime(nanoseconds: 19))?.run()
        #expect(heap.popFirst(until: RxTime(nanoseconds: 19)) == nil)
        #expect(log.value == [0])
        #expect(heap.first == RxTime(nanoseconds: 20))
    }

    @Test func `disposed items are thrown out, and the order stays`() {
        let log = Locked<[Int]>([])
        var (heap, items) = heap([50, 40, 30, 20, 10], log)
        items[4].dispose()
        items[2].dispose()
        heap.removeDisposed()
        #expect(heap.count == 3)
        while let item = heap.popFirst(until: RxTime(nanoseconds: 100)) { item.run() }
        #expect(log.value == [3, 1, 0])
    }
}
