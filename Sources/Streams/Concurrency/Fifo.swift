/// A queue that takes at one end and gives at the other, in constant time on average; for code that is already serial.
/// One with a limit forgets its first for what comes after that many.
///
/// A ring in raw memory, which code that is not specialised can use without looking up a type. It grows by doubling,
/// whatever its limit.
@usableFromInline package final class Fifo<Element>: @unchecked Sendable {
    private let limit: Int
    @exclusivity(unchecked) private var ring: UnsafeMutablePointer<Element>?
    @exclusivity(unchecked) private var capacity = 0
    @exclusivity(unchecked) private var head = 0
    @exclusivity(unchecked) package private(set) var count = 0

    /// An empty queue for at most `limit` elements.
    @usableFromInline package init(limit: Int = .max) { self.limit = limit }

    deinit {
        while count > 0 { _ = removeFirst() }
        ring?.deallocate()
    }

    package var isEmpty: Bool { count == 0 }

    package var first: Element? { count > 0 ? place(0).pointee : nil }

    /// The last element. There must be one.
    var last: Element { place(count - 1).pointee }

    var elements: ContiguousArray<Element> {
        var elements = ContiguousArray<Element>()
        elements.reserveCapacity(count)
        for index in 0..<count { elements.append(place(index).pointee) }
        return elements
    }

    @usableFromInline package func append(_ element: Element) {
        if count < limit { return put(element) }
        var element = element
        append(forgetting: &element)
    }

    /// As ``append(_:)``; `element` then is what was forgotten for it, if anything was.
    func append(forgetting element: inout Element) {
        if count < limit { return put(element) }
        if limit <= 0 { return }
        swap(&element, &place(0).pointee)
        if count < capacity { place(count).moveInitialize(from: place(0), count: 1) }
        head = (head + 1) & (capacity - 1)
    }

    @usableFromInline package func popFirst() -> Element? { count > 0 ? removeFirst() : nil }

    /// Takes the first out. There must be one.
    package func removeFirst() -> Element {
        let element = place(0).move()
        head = (head + 1) & (capacity - 1)
        count -= 1
        if count == 0, capacity > 1024 { resize(1) }
        return element
    }

    @inline(__always) private func place(_ index: Int) -> UnsafeMutablePointer<Element> {
        ring.unsafelyUnwrapped + ((head + index) & (capacity - 1))
    }

    private func put(_ element: Element) {
        if count == capacity { resize(max(1, capacity * 2)) }
        place(count).initialize(to: element)
        count += 1
    }

    private func resize(_ size: Int) {
        let fresh = UnsafeMutablePointer<Element>.allocate(capacity: size)
        for index in 0..<count { (fresh + index).moveInitialize(from: place(index), count: 1) }
        ring?.deallocate()
        ring = fresh
        capacity = size
        head = 0
    }
}
