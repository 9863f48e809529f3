/// A hub with a memory. What is sent is remembered when it is *accepted*, in the same step that gives it its place in the
/// queue; a new observer is told the memory of the moment it was accepted, on the caller's thread, and later events only.
package final class ReplayHub<Element>: @unchecked Sendable {
    package let hub = Hub<Element>()
    private let isRemembering: Bool
    private let lock = Lock()
    private let buffer: Fifo<Element>
    @exclusivity(unchecked) private var termination: Termination?

    /// A hub that remembers the last `limit` elements, `initial` the first of them.
    package init(limit: Int, initial: Element? = nil) {
        isRemembering = limit > 0
        buffer = Fifo(limit: limit)
        if let initial { buffer.append(initial) }
    }

    /// The last element accepted. There must be one.
    package var last: Element {
        lock.lock()
        defer { lock.unlock() }
        return buffer.last
    }

    package func next(_ element: Element) {
        if !isRemembering { return hub.next(element) }
        var forgotten = element
        lock.lock()
        if termination == nil { buffer.append(forgetting: &forgotten) }
        let isMine = termination == nil && hub.accept(.next(element))
        lock.unlock()
        withExtendedLifetime(forgotten) {}
        if isMine { hub.handle(next: element) }
    }

    package func end(_ termination: Termination) {
        if !isRemembering { return hub.end(termination) }
        let isMine = lock.withLock {
            guard self.termination == nil else { return false }
            self.termination = termination
            return hub.accept(.end(termination))
        }
        if isMine { hub.handle(.end(termination)) }
    }

    package func on(_ event: Event<Element>) { event.send(next: next, end: end) }

    package func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime, replaysAfterEnd: Bool = true) {
        if !isRemembering { return hub.attach(observer, lifetime) }
        let joining = Joining<Element>()
        let node = HubNode(observer, lifetime, of: hub, joining: joining)
        var replay = ContiguousArray<Element>()
        var termination: Termination?
        let isMine = lock.withLock {
            termination = self.termination
            if termination == nil || replaysAfterEnd { replay = buffer.elements }
            return termination == nil && hub.accept(.add(node))
        }
        if isMine { hub.handle(.add(node)) }
        for element in replay {
            if lifetime.isEnded { break }
            observer.next(element)
        }
        if let termination {
            node.token.leave()
            if !lifetime.isEnded { observer.end(termination) }
        }
        joining.join(node)
    }
}

/// The way into an observer that is still being told the past: until that is over, what is new waits here.
final class Joining<Element>: Sendable {
    private let isJoined = Flag()
    private let turn = Turn<Event<Element>>()

    init() { _ = turn.word.enter() }

    func next(_ element: Element, _ node: HubNode<Element>) {
        if isJoined.isRaised { node.next(element) } else { queue(node) { .next(element) } }
    }

    func end(_ termination: Termination, _ node: HubNode<Element>) {
        if isJoined.isRaised { node.end(termination) } else { queue(node) { Event(termination) } }
    }

    /// The observer has been told the past: delivers what waits, on this thread.
    func join(_ node: HubNode<Element>) {
        drain(node)
        isJoined.raise()
    }

    @inline(never) private func queue(_ node: HubNode<Element>, _ event: () -> Event<Element>) {
        let event = event()
        guard turn.enter(event) else { return }
        deliver(event, node)
        drain(node)
    }

    private func drain(_ node: HubNode<Element>) { while let event = turn.next() { deliver(event, node) } }

    private func deliver(_ event: Event<Element>, _ node: HubNode<Element>) {
        if node.lifetime.isEnded { return }
        event.send(next: node.next, end: node.end)
    }
}
