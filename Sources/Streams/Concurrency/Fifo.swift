/// A queue that takes at one end and gives at the other, in constant time on average.
struct Fifo<Element> {
    private var elements: [Element?] = []
    private var first = 0

    var count: Int { elements.count - first }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard first < elements.count else { return nil }
        let element = elements[first].take()
        first += 1
        if first == elements.count {
            elements.removeAll(keepingCapacity: first <= 1024)
            first = 0
        } else if first >= 64, first * 2 >= elements.count {
            elements.removeSubrange(..<first)
            first = 0
        }
        return element
    }
}
