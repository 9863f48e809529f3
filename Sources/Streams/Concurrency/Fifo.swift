/// A queue that takes at one end and gives at the other, in constant time on average.
@usableFromInline
struct Fifo<Element> {
    private var elements: [Element?] = []
    private var head = 0

    @usableFromInline
    init() {}

    var count: Int { elements.count - head }
    var isEmpty: Bool { count == 0 }

    var first: Element? { head < elements.count ? elements[head] : nil }

    @usableFromInline
    mutating func append(_ element: Element) {
        elements.append(element)
    }

    @usableFromInline
    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head].take()
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: head <= 1024)
            head = 0
        } else if head >= 64, head * 2 >= elements.count {
            elements.removeSubrange(..<head)
            head = 0
        }
        return element
    }
}
