/// The last elements of a stream, at most `limit`. It grows with what is sent, never ahead of it.
struct ReplayBuffer<Element> {
    let limit: Int
    private var storage = ContiguousArray<Element>()
    private var oldest = 0

    init(limit: Int) {
        self.limit = limit
    }

    var last: Element? {
        storage.isEmpty ? nil : storage[(oldest + storage.count - 1) % storage.count]
    }

    var elements: ContiguousArray<Element> {
        oldest == 0 ? storage : ContiguousArray(storage[oldest...] + storage[..<oldest])
    }

    /// Remembers `element`, and hands out what it forgot for it, to be released where no lock is held.
    mutating func append(_ element: Element) -> Element? {
        if limit <= 0 { return element }
        if storage.count < limit {
            storage.append(element)
            return nil
        }
        var forgotten = element
        swap(&forgotten, &storage[oldest])
        oldest = (oldest + 1) % limit
        return forgotten
    }
}
