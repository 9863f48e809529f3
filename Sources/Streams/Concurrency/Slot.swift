/// Memory for one element, which is there or is not.
///
/// For code that is not specialised it does what an optional does, and names no type that depends on the element, so it
/// has none to look up each time.
struct Slot<Element>: ~Copyable {
    private var address: UnsafeMutablePointer<Element>?
    private(set) var isFull = false

    deinit {
        if isFull { address?.deinitialize(count: 1) }
        address?.deallocate()
    }

    /// The element, which there is where the slot is full.
    var element: Element { address.unsafelyUnwrapped.pointee }

    /// Puts `element` in. What was there is released after that.
    @inline(__always) mutating func put(_ element: Element) {
        let address = address ?? .allocate(capacity: 1)
        self.address = address
        if isFull, !_isPOD(Element.self) {
            var element = element
            swap(&element, &address.pointee)
        } else {
            address.initialize(to: element)
            isFull = true
        }
    }

    /// Hands out what is there, and is empty.
    @inline(__always) mutating func take() -> Slot {
        let content = Slot(address: address, isFull: isFull)
        address = nil
        isFull = false
        return content
    }
}
