/// A place for one element, without a lock, for code that is already serial.
///
/// It does what a ``Cell`` of an optional does, for code that is not specialised: that names no type which depends on the
/// element, and so has none to look up each time.
package final class Slot<Element>: @unchecked Sendable {
    private let place = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    @exclusivity(unchecked) package private(set) var isFull = false

    package init() {}

    deinit {
        if isFull { place.deinitialize(count: 1) }
        place.deallocate()
    }

    /// The element, which there is where the slot is full.
    package var element: Element { place.pointee }

    /// Puts `element` in. What was there is released after that.
    package func put(_ element: Element) {
        if isFull {
            var element = element
            swap(&element, &place.pointee)
        } else {
            place.initialize(to: element)
            isFull = true
        }
    }

    /// Releases what is there.
    package func clear() {
        guard isFull else { return }
        isFull = false
        let element = place.move()
        withExtendedLifetime(element) {}
    }
}
