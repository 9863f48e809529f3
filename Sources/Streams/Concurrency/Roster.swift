/// The members of a hub in the order of their numbers, whatever they are. It belongs to the holder of the hub's turn.
///
/// A member that leaves makes a hole, which ``compact()`` closes. The list is a raw buffer, so that walking it
/// costs no reference count and no check.
struct Roster: ~Copyable {
    private struct Entry {
        let number: UInt64
        var member: UnsafeRawPointer?
    }

    private var entries: UnsafeMutablePointer<Entry>?
    private var capacity = 0
    private(set) var count = 0
    private var holes = 0

    deinit {
        entries?.deallocate()
    }

    /// The member at `index`, below ``count``; nil for a hole.
    @inline(__always)
    subscript(index: Int) -> UnsafeRawPointer? { entries.unsafelyUnwrapped[index].member }

    /// Takes `member` in. Its number is mostly the highest.
    mutating func insert(_ member: UnsafeRawPointer, number: UInt64) {
        let entries = reserve()
        var index = count
        while index > 0, entries[index - 1].number > number {
            entries[index] = entries[index - 1]
            index -= 1
        }
        entries[index] = Entry(number: number, member: member)
        count += 1
    }

    /// The number of the member, or hole, at `index`.
    @inline(__always)
    func number(_ index: Int) -> UInt64 { entries.unsafelyUnwrapped[index].number }

    /// Hands out the member with `number`, and leaves a hole.
    mutating func remove(_ number: UInt64) -> UnsafeRawPointer? {
        guard let entries else { return nil }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].number < number { low = middle + 1 } else { high = middle }
        }
        guard low < count, entries[low].number == number, let member = entries[low].member else { return nil }
        entries[low].member = nil
        holes += 1
        return member
    }

    /// Closes the holes where they are more than the half. Not while somebody walks the list.
    mutating func compact() {
        guard holes * 2 > count, let entries else { return }
        var kept = 0
        for index in 0..<count where entries[index].member != nil {
            entries[kept] = entries[index]
            kept += 1
        }
        count = kept
        holes = 0
    }

    private mutating func reserve() -> UnsafeMutablePointer<Entry> {
        if let entries, count < capacity { return entries }
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: max(2, capacity * 2))
        if let entries {
            larger.moveInitialize(from: entries, count: count)
            entries.deallocate()
        }
        capacity = max(2, capacity * 2)
        entries = larger
        return larger
    }
}
