/// The members of a hub in the order of their numbers, whatever they are. It belongs to the holder of the hub's turn.
///
/// A member that leaves makes a hole, which ``compact()`` closes. The list is a raw buffer, so that walking it
/// costs no reference count and no check. Its first member needs no buffer.
struct Roster: ~Copyable {
    private struct Entry {
        var number: UInt64 = 0
        var member: UnsafeRawPointer?
    }

    private var only = Entry()
    private var entries: UnsafeMutablePointer<Entry>?
    private var capacity = 0
    private(set) var count = 0
    private var holes = 0

    deinit { entries?.deallocate() }

    /// The member at `index`, below ``count``; nil for a hole.
    @inline(__always) subscript(index: Int) -> UnsafeRawPointer? {
        if let entries { entries[index].member } else { only.member }
    }

    @inline(__always) var hasHoles: Bool { holes > 0 }

    /// Takes `member` in. Its number is mostly the highest.
    mutating func insert(_ member: UnsafeRawPointer, number: UInt64) {
        if count == 0, entries == nil {
            only = Entry(number: number, member: member)
            count = 1
            return
        }
        let entries = reserve()
        var index = count
        while index > 0, entries[index - 1].number > number {
            entries[index] = entries[index - 1]
            index -= 1
        }
        entries[index] = Entry(number: number, member: member)
        count += 1
    }

    /// Hands out the member with `number`, and leaves a hole.
    mutating func remove(_ number: UInt64) -> UnsafeRawPointer? {
        guard let entries else { return removeOnly(number) }
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
        guard holes * 2 > count else { return }
        var kept = 0
        if let entries {
            for index in 0..<count where entries[index].member != nil {
                entries[kept] = entries[index]
                kept += 1
            }
        }
        count = kept
        holes = 0
    }

    private mutating func removeOnly(_ number: UInt64) -> UnsafeRawPointer? {
        guard only.number == number, let member = only.member else { return nil }
        only.member = nil
        holes = 1
        return member
    }

    private mutating func reserve() -> UnsafeMutablePointer<Entry> {
        if let entries, count < capacity { return entries }
        capacity = max(2, capacity * 2)
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
        if let entries {
            larger.moveInitialize(from: entries, count: count)
            entries.deallocate()
        } else {
            larger.initialize(to: only)
        }
        entries = larger
        return larger
    }
}
