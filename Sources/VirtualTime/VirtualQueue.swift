/// Work in the order of due tick, what is due at the same tick in the order it came: a binary heap.
struct VirtualQueue {
    struct Entry {
        let due: Int
        let number: UInt64
        /// Nil for a milestone, at which a run pauses.
        let item: ScheduledItem?

        var isCancelled: Bool { item?.isDisposed ?? false }

        func precedes(_ other: Entry) -> Bool { (due, number) < (other.due, other.number) }
    }

    private var heap: [Entry] = []
    private var numbers: UInt64 = 0
    private var sweepAt = 64

    var first: Entry? { heap.first }

    var count: Int { heap.count }

    /// Adds `item`, due at the tick `due`.
    ///
    /// - Returns: The entry's number, and cancelled entries that it swept out, for the caller to release.
    mutating func insert(_ item: ScheduledItem?, due: Int) -> (number: UInt64, swept: [Entry]) {
        numbers += 1
        let swept = heap.count >= sweepAt ? sweep() : []
        heap.append(Entry(due: due, number: numbers, item: item))
        siftUp(heap.count - 1)
        return (numbers, swept)
    }

    mutating func popFirst() -> Entry? {
        guard heap.count > 1 else { return heap.popLast() }
        heap.swapAt(0, heap.count - 1)
        let first = heap.removeLast()
        siftDown(0)
        return first
    }

    /// Takes the cancelled entries out, so that they do not pile up until they are due.
    private mutating func sweep() -> [Entry] {
        let end = heap.partition { $0.isCancelled }
        let swept = Array(heap[end...])
        heap.removeSubrange(end...)
        for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
        sweepAt = max(64, heap.count * 2)
        return swept
    }

    private mutating func siftUp(_ start: Int) {
        var index = start
        while index > 0, heap[index].precedes(heap[(index - 1) / 2]) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func siftDown(_ start: Int) {
        var index = start
        while true {
            var least = index
            for child in [index * 2 + 1, index * 2 + 2] where child < heap.count && heap[child].precedes(heap[least]) {
                least = child
            }
            if least == index { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}
