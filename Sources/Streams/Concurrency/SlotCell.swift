/// A ``Slot`` that several closures share, without a lock, for code that is already serial.
package final class SlotCell<Element>: @unchecked Sendable {
    @exclusivity(unchecked) private var slot = Slot<Element>()

    package init() {}

    package var isFull: Bool { slot.isFull }

    /// The element, which there is where the slot is full.
    package var element: Element { slot.element }

    /// Puts `element` in. What was there is released after that.
    package func put(_ element: Element) { slot.put(element) }

    /// Releases what is there, once the slot is empty.
    package func clear() { _ = slot.take() }
}
