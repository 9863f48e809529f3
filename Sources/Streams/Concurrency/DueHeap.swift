/// Work in the order of its due times, of equal ones in the order it was inserted: a four-ary heap, which compares without
/// touching the work. A due time is a number on whatever scale the owner has.
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
    }

    private typealias Buffer = UnsafeMutableBufferPointer<Entry>
    private static let children = 4

    private var entries: [Entry] = []
    private var inserted: UInt64 = 0
    private var sweepAt = 64

    package init() {}

    package var count: Int { entries.count }
    package var first: Entry? { entries.first }

    /// Adds `item`, due at `due`.
    ///
    /// - Returns: The number of the entry.
    @discardableResult package mutating func insert(_ item: ScheduledItem?, due: Int64) -> UInt64 {
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
        for index in stride(from: (entries.count - 2) / Self.children, through: 0, by: -1) { siftDown(index) }
        sweepAt = max(64, 2 * entries.count)
    }

    private mutating func siftUp(_ start: Int) {
        entries.withUnsafeMutableBufferPointer { places in
            var place = start
            while place > 0 {
                let parent = (place - 1) / Self.children
                guard Self.precedes(places, place, parent) else { return }
                places.swapAt(place, parent)
                place = parent
            }
        }
    }

    private mutating func siftDown(_ start: Int) {
        entries.withUnsafeMutableBufferPointer { places in
            var place = start
            while true {
                let first = place * Self.children + 1
                var least = place
                for child in first..<max(first, min(first + Self.children, places.count))
                where Self.precedes(places, child, least) { least = child }
                if least == place { return }
                places.swapAt(place, least)
                place = least
            }
        }
    }

    private static func precedes(_ places: Buffer, _ left: Int, _ right: Int) -> Bool {
        (places[left].due, places[left].number) < (places[right].due, places[right].number)
    }
}
