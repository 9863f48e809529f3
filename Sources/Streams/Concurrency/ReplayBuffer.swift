/// The last elements of a stream, at most `limit`. It grows with what is sent, never ahead of it.
///
/// A ring in raw memory, which code that is not specialised can use without looking up a type.
final class ReplayBuffer<Element>: @unchecked Sendable {
    let limit: Int
    @exclusivity(unchecked) private var ring: UnsafeMutablePointer<Element>?
    @exclusivity(unchecked) private var capacity = 0
    @exclusivity(unchecked) private var oldest = 0
    @exclusivity(unchecked) private(set) var count = 0

    init(limit: Int) { self.limit = limit }

    deinit {
        ring?.deinitialize(count: count)
        ring?.deallocate()
    }

    /// The last element. There must be one.
    var newest: Element { ring.unsafelyUnwrapped[oldest == 0 ? count - 1 : oldest - 1] }

    var elements: ContiguousArray<Element> {
        var elements = ContiguousArray<Element>()
        guard let ring else { return elements }
        elements.reserveCapacity(count)
        for index in oldest..<count { elements.append(ring[index]) }
        for index in 0..<oldest { elements.append(ring[index]) }
        return elements
    }

    /// Remembers `element`.
    func append(_ element: Element) {
        var forgotten = element
        append(forgetting: &forgotten)
    }

    /// Remembers `element`, which then is what was forgotten for it, if anything was.
    func append(forgetting element: inout Element) {
        if limit <= 0 { return }
        if count < limit {
            if count == capacity { grow() }
            (ring.unsafelyUnwrapped + count).initialize(to: element)
            count += 1
        } else {
            swap(&element, &ring.unsafelyUnwrapped[oldest])
            oldest = oldest + 1 == limit ? 0 : oldest + 1
        }
    }

    private func grow() {
        capacity = min(limit, max(1, capacity * 2))
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        if let ring {
            larger.moveInitialize(from: ring, count: count)
            ring.deallocate()
        }
        ring = larger
    }
}
