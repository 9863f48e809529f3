/// What waits for a job that sends it: elements in order, and an end after them.
///
/// The turn of a hop. Its queue is a ring and not a stack of nodes, for here queueing is the rule and not the exception.
final class Burst<Element>: @unchecked Sendable {
    private let lock = Lock()
    @exclusivity(unchecked) private var waiting = Fifo<Element>()
    @exclusivity(unchecked) private var spare = Fifo<Element>()
    @exclusivity(unchecked) private var termination: Termination?
    @exclusivity(unchecked) private var isHeld = false

    /// True where nothing waits and nobody sends: then the caller sends, and owes a ``drain(next:end:)``.
    func enter() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if isHeld || termination != nil { return false }
        isHeld = true
        return true
    }

    /// Queues `element`. The answer is true for the first of a burst, whose sender owes a ``drain(next:end:)``.
    func add(_ element: Element) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if termination != nil { return false }
        waiting.append(element)
        return hold()
    }

    /// Queues the end, after which nothing more is taken. The answer is as for an element.
    func add(_ end: Termination) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if termination != nil { return false }
        termination = end
        return hold()
    }

    /// Hands out all that waits and that comes meanwhile, the end last.
    func drain(next: (Element) -> Void, end: (Termination) -> Void) {
        while true {
            switch step() {
            case .batch: while !spare.isEmpty { next(spare.removeFirst()) }
            case .end(let termination): return end(termination)
            case .none: return
            }
        }
    }

    /// Brings what waits into the spare ring, or gives up the turn; not after the end, so that this is told once.
    private func step() -> BurstStep {
        lock.lock()
        defer { lock.unlock() }
        if !waiting.isEmpty {
            swap(&waiting, &spare)
            return .batch
        }
        if let termination { return .end(termination) }
        isHeld = false
        return .none
    }

    private func hold() -> Bool {
        defer { isHeld = true }
        return !isHeld
    }
}

private enum BurstStep {
    case batch, none
    case end(Termination)
}
