/// Which elements are kept for a loop that is slower than its stream.
public enum BufferingPolicy: Sendable, Equatable {
    /// All.
    case unbounded
    /// So many, and of those the first.
    case bufferingOldest(Int)
    /// So many, and of those the last.
    case bufferingNewest(Int)

    /// Puts `element` into `elements` where it is to be kept, and hands out what is not.
    func insert<Element>(_ element: Element, into elements: inout Fifo<Element>) -> Element? {
        switch self {
        case .unbounded: break
        case .bufferingOldest(let limit): if elements.count >= limit { return element }
        case .bufferingNewest(let limit):
            elements.append(element)
            return elements.count > limit ? elements.popFirst() : nil
        }
        elements.append(element)
        return nil
    }
}
