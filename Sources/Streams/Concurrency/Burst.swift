/// What waits for a job that sends it: elements in order, and an end after them.
///
/// The turn of a hop, in which queueing is the rule: whoever queues the first element does not send it, but owes a job
/// that does.
final class Burst<Element>: Sendable {
    private let word = TurnWord()
    private let queue = TurnQueue<Element>()
    private let termination = Cell<Termination?>(nil)
    private let isOver = Flag()

    /// True where nothing waits and nobody sends: then the caller sends, and owes a ``drain(next:end:)``.
    func enter() -> Bool { word.enter() }

    /// Queues `element`. The answer is true for the first of a burst, whose sender owes a ``drain(next:end:)``.
    func add(_ element: Element) -> Bool { !isOver.isRaised && queue.put(element, word, evenIfIdle: true) }

    /// Queues the end, after which nothing more is taken. The answer is as for an element.
    func add(_ end: Termination) -> Bool {
        if isOver.isRaised { return false }
        termination.value = end
        isOver.raise()
        return word.mark()
    }

    /// Hands out all that waits and that comes meanwhile, the end last; after that the turn is not left, so that the end
    /// is told once.
    func drain(next: (Element) -> Void, end: (Termination) -> Void) {
        repeat {
            empty(next)
            guard isOver.isRaised, let termination = termination.value else { continue }
            // What came before the end may have come since.
            empty(next)
            return end(termination)
        } while !word.leave()
    }

    private func empty(_ next: (Element) -> Void) {
        while let share = queue.share(word) { while !share.isEmpty { next(share.removeFirst()) } }
    }
}
