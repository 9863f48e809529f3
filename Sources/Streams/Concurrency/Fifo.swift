/// A queue that takes at one end and gives at the other, in constant time on average; for code that is already serial.
///
/// A ring in raw memory, which code that is not specialised can use without looking up a type.
@usableFromInline package final class Fifo<Element>: @unchecked Sendable {
    @exclusivity(unchecked) private var ring: UnsafeMutablePointer<Element>?
    @exclusivity(unchecked) private var capacity = 0
    @exclusivity(unchecked) private var head = 0
    @exclusivity(unchecked) package private(set) var count = 0

    @usableFromInline package init() {}

    deinit {
        while count > 0 { drop() }
        ring?.deallocate()
    }

    package var isEmpty: Bool { count == 0 }

    package var first: Element? { count > 0 ? place(0).pointee : nil }

    @usableFromInline package func append(_ element: Element) {
        if count == capacity { grow() }
        place(count).initialize(to: element)
        count += 1
    }

    @usableFromInline package func popFirst() -> Element? { count > 0 ? removeFirst() : nil }

    /// Takes the first out. There must be one.
    package func removeFirst() -> Element {
        let element = place(0).move()
        head = (head + 1) & (capacity - 1)
        count -= 1
        if count == 0, capacity > 1024 { shrink() }
        return element
    }

    private func drop() {
        let element = removeFirst()
        withExtendedLifetime(element) {}
    }

    private func place(_ index: Int) -> UnsafeMutablePointer<Element> {
        ring.unsafelyUnwrapped + ((head + index) & (capacity - 1))
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(4, capacity * 2))
        for index in 0..<count { (larger + index).moveInitialize(from: place(index), count: 1) }
        ring?.deallocate()
        ring = larger
        capacity = max(4, capacity * 2)
        head = 0
    }

    private func shrink() {
        ring?.deallocate()
        ring = nil
        capacity = 0
        head = 0
    }
}
