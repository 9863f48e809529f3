/// A binary heap of items, the first due on top, of several the one inserted first.
struct DueHeap {
    private struct Entry {
        let due: RxTime
        let number: UInt64
        let item: ScheduledItem

        func precedes(_ other: Entry) -> Bool {
            due == other.due ? number < other.number : due < other.due
        }
    }

    private var entries: [Entry] = []
    private var inserted: UInt64 = 0

    var count: Int { entries.count }
    var first: RxTime? { entries.first?.due }

    mutating func insert(_ item: ScheduledItem, at due: RxTime) {
        inserted += 1
        entries.append(Entry(due: due, number: inserted, item: item))
        siftUp(entries.count - 1)
    }

    mutating func popFirst(until now: RxTime) -> ScheduledItem? {
        guard let first = entries.first, first.due <= now else { return nil }
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        siftDown(0)
        return first.item
    }

    mutating func removeDisposed() {
        entries.removeAll { $0.item.isDisposed }
        entries.sort { $0.precedes($1) }
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0, entries[child].precedes(entries[(child - 1) / 2]) {
            entries.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < entries.count && entries[child].precedes(entries[least]) {
                least = child
            }
            if least == parent { return }
            entries.swapAt(parent, least)
            parent = least
        }
    }
}
