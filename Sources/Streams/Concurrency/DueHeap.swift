/// Work in the order of its due times, of equal ones in the order it was inserted: a binary heap. A due time is a number on
/// whatever scale the owner has.
///
/// What was disposed is thrown out when the heap has doubled, so it does not pile up until it is due.
package struct DueHeap {
    /// Work and when it is due.
    package struct Entry {
        package let due: Int64
        package let number: UInt64
        /// Nil for a milestone, at which a run of virtual time pauses.
        package let item: ScheduledItem?

        package var isDisposed: Bool { item?.isDisposed ?? false }

        fileprivate func precedes(_ other: Entry) -> Bool {
            due == other.due ? number < other.number : due < other.due
        }
    }

    private var entries: [Entry] = []
    private var inserted: UInt64 = 0
    private var sweepAt = 64

    package init() {}

    package var count: Int { entries.count }
    package var first: Entry? { entries.first }

    /// Adds `item`, due at `due`.
    ///
    /// - Returns: The number of the entry.
    @discardableResult
    package mutating func insert(_ item: ScheduledItem?, due: Int64) -> UInt64 {
        if entries.count >= sweepAt { removeDisposed() }
        inserted += 1
        entries.append(Entry(due: due, number: inserted, item: item))
        siftUp(entries.count - 1)
        return inserted
    }

    /// Takes the first out, where it is due at `now` or before.
    package mutating func popFirst(until now: Int64 = .max) -> Entry? {
        guard let first = entries.first, first.due <= now else { return nil }
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        siftDown(0)
        return first
    }

    /// Throws out what was disposed. The work in it is gone already: no foreign code is freed.
    package mutating func removeDisposed() {
        entries.removeAll { $0.isDisposed }
        for index in stride(from: entries.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
        sweepAt = max(64, 2 * entries.count)
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
