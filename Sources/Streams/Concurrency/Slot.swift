/// A ``Place`` that several closures share, without a lock, for code that is already serial.
package final class Slot<Element>: @unchecked Sendable {
    @exclusivity(unchecked) private var place = Place<Element>()

    package init() {}

    package var isFull: Bool { place.isFull }

    /// The element, which there is where the slot is full.
    package var element: Element { place.element }

    /// Puts `element` in. What was there is released after that.
    package func put(_ element: Element) {
        place.put(element)
    }

    /// Releases what is there, once the slot is empty.
    package func clear() {
        _ = place.take()
    }
}
