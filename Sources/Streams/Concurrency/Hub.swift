/// The core of a subject: a turn over next, end, add, drop and abandon, which owns the list of observers.
///
/// The list owns the nodes, a node its observer and the observer's lifetime, both a token, the token this hub and the
/// number of its node. A node leaves the list only in the turn, and everything it holds goes with it.
package final class Hub<Element>: @unchecked Sendable {
    enum Input {
        case next(Element)
        case end(Termination)
        case add(HubNode<Element>)
        case drop(UInt64)
        case abandon
    }

    let turn = Turn<Input>()
    private let numbers = Counter()
    @exclusivity(unchecked) private var nodes: UnsafeMutablePointer<Entry>?
    @exclusivity(unchecked) private var capacity = 0
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var holes = 0
    @exclusivity(unchecked) private var termination: Termination?
    @exclusivity(unchecked) private var isAbandoned = false
    fileprivate let live = Counter()

    private struct Entry {
        let number: UInt64
        var node: Unmanaged<HubNode<Element>>?
    }

    package init() {}

    deinit {
        nodes?.deallocate()
    }

    /// True while somebody observes.
    package var hasObservers: Bool { live.value > 0 }

    package func next(_ element: Element) {
        if turn.enter(.next(element)) {
            deliver(element)
            drain()
        }
    }

    package func end(_ termination: Termination) { send(.end(termination)) }

    /// Nobody can send any more: frees all observers without a word to them, and keeps no later one.
    package func abandon() { send(.abandon) }

    /// Adds an observer of what is sent from now on; at once gone where the hub has ended.
    package func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        send(.add(node(observer, lifetime, joining: nil)))
    }

    /// An observer that counts from now on. Where its lifetime ends before it was added, it never is.
    func node(
        _ observer: AnyObserver<Element>, _ lifetime: Lifetime, joining: Joining<Element>?
    ) -> HubNode<Element> {
        let token = HubToken(self, numbers.increment())
        let node = HubNode(observer, lifetime, token, joining: joining)
        _ = live.increment()
        lifetime.node.add(token)
        return node
    }

    /// Puts `input` into the queue, without handling anything: for a sender that decides the order under its own lock.
    /// Where it answers true, the caller owes ``handle(_:)``.
    func accept(_ input: Input) -> Bool { turn.enter(input) }

    func handle(_ input: Input) {
        perform(input)
        drain()
    }

    func send(_ input: Input) {
        if accept(input) { handle(input) }
    }

    private func drain() {
        while let input = turn.next() { perform(input) }
    }

    private func perform(_ input: Input) {
        switch input {
        case .next(let element): deliver(element)
        case .end(let termination): finish(termination)
        case .add(let node): add(node)
        case .drop(let number): drop(number)
        case .abandon:
            isAbandoned = true
            removeAll()
        }
    }

    @inline(__always)
    private func deliver(_ element: Element) {
        guard let nodes else { return }
        var index = 0
        while index < count {
            if let node = nodes[index].node {
                node._withUnsafeGuaranteedRef { node in
                    if !node.lifetime.isEnded {
                        if let joining = node.joining { joining.next(element, node) } else { node.next(element) }
                    }
                }
            }
            index += 1
        }
    }

    private func finish(_ termination: Termination) {
        guard self.termination == nil else { return }
        self.termination = termination
        var index = 0
        while index < count {
            nodes![index].node?._withUnsafeGuaranteedRef { $0.leave() }
            index += 1
        }
        index = 0
        while index < count {
            if let node = nodes![index].node?.takeUnretainedValue() { end(node, termination) }
            index += 1
        }
        removeAll()
    }

    private func end(_ node: HubNode<Element>, _ termination: Termination) {
        node.leave()
        if node.lifetime.isEnded { return }
        if let joining = node.joining { joining.end(termination, node) } else { node.end(termination) }
    }

    private func add(_ node: HubNode<Element>) {
        if let termination { return end(node, termination) }
        if node.lifetime.isEnded || isAbandoned { return node.leave() }
        if count == capacity { grow() }
        var index = count
        while index > 0, nodes![index - 1].number > node.token.number {
            nodes![index] = nodes![index - 1]
            index -= 1
        }
        nodes![index] = Entry(number: node.token.number, node: .passRetained(node))
        count += 1
    }

    private func drop(_ number: UInt64) {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if nodes![middle].number < number { low = middle + 1 } else { high = middle }
        }
        guard low < count, nodes![low].number == number, let node = nodes![low].node else { return }
        nodes![low].node = nil
        holes += 1
        if holes * 2 > count { compact() }
        node.release()
    }

    private func compact() {
        var kept = 0
        for index in 0..<count where nodes![index].node != nil {
            nodes![kept] = nodes![index]
            kept += 1
        }
        count = kept
        holes = 0
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity == 0 ? 2 : capacity * 2)
        if let nodes {
            larger.moveInitialize(from: nodes, count: count)
            nodes.deallocate()
        }
        nodes = larger
        capacity = capacity == 0 ? 2 : capacity * 2
    }

    private func removeAll() {
        let removed = nodes
        let removedCount = count
        nodes = nil
        count = 0
        capacity = 0
        holes = 0
        for index in 0..<removedCount {
            guard let node = removed?[index].node else { continue }
            node._withUnsafeGuaranteedRef { $0.leave() }
            node.release()
        }
        removed?.deallocate()
    }
}

/// An observer in a hub's list.
final class HubNode<Element>: Sendable {
    let next: @Sendable (Element) -> Void
    let end: @Sendable (Termination) -> Void
    let lifetime: Lifetime
    let joining: Joining<Element>?
    fileprivate let token: HubToken<Element>

    fileprivate init(
        _ observer: AnyObserver<Element>, _ lifetime: Lifetime, _ token: HubToken<Element>, joining: Joining<Element>?
    ) {
        next = observer.next
        end = observer.end
        self.lifetime = lifetime
        self.token = token
        self.joining = joining
    }

    /// Counts it out, once.
    func leave() {
        token.leave()
    }
}

/// What takes a node out of its hub when the node's lifetime ends.
private final class HubToken<Element>: Link, @unchecked Sendable {
    let number: UInt64
    private let hub: Hub<Element>
    private let isGone = Flag()

    init(_ hub: Hub<Element>, _ number: UInt64) {
        self.hub = hub
        self.number = number
        super.init()
    }

    @discardableResult
    func leave() -> Bool {
        guard isGone.raise() else { return false }
        hub.live.decrement()
        return true
    }

    override func run() {
        if leave() { hub.send(.drop(number)) }
    }
}
