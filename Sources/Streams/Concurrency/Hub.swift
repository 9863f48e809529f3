/// The core of a subject: a turn over next, end, add, drop and abandon, which owns the list of observers.
///
/// The list owns the nodes, a node its observer and the observer's lifetime, both a token, the token this hub and the
/// number of its node. A node leaves the list only in the turn, and everything it holds goes with it.
///
/// What is done for each element names no type that depends on `Element`, for code that is not specialised would have to
/// look it up each time.
package final class Hub<Element>: HubCore, @unchecked Sendable {
    enum Input {
        case next(Element)
        case end(Termination)
        case add(HubNode<Element>)
        case drop(UInt64)
        case abandon
    }

    private let turn = Turn<Input>()
    @exclusivity(unchecked) private var roster = Roster()
    @exclusivity(unchecked) private var termination: Termination?
    @exclusivity(unchecked) private var isAbandoned = false

    package override init() { super.init() }

    package func next(_ element: Element) { if accept(next: element) { handle(next: element) } }

    package func end(_ termination: Termination) { send(.end(termination)) }

    /// Nobody can send any more: frees all observers without a word to them, and keeps no later one.
    package func abandon() {
        guard turn.word.enter() else { return sendAbandon() }
        forsake()
        leave()
    }

    /// Adds an observer of what is sent from now on; at once gone where the hub has ended.
    package func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        let node = node(observer, lifetime, joining: nil)
        guard turn.word.enter() else { return send(adding: node) }
        add(node)
        leave()
    }

    /// An observer that counts from now on. Where its lifetime ends before it was added, it never is.
    func node(_ observer: AnyObserver<Element>, _ lifetime: Lifetime, joining: Joining<Element>?) -> HubNode<Element> {
        let node = HubNode(observer, lifetime, token(), joining: joining)
        lifetime.node.add(node.token)
        return node
    }

    /// Puts `input` into the queue, without handling anything: for a sender that decides the order under its own lock.
    /// Where it answers true, the caller owes ``handle(_:)``.
    func accept(_ input: @autoclosure () -> Input) -> Bool { turn.word.enter() || queue(input()) }

    /// As ``accept(_:)`` for an element.
    @inline(__always) func accept(next element: Element) -> Bool { turn.word.enter() || queue(next: element) }

    @inline(never) private func queue(next element: Element) -> Bool { turn.enter(.next(element)) }

    @inline(never) private func queue(_ input: Input) -> Bool { turn.enter(input) }

    func handle(_ input: Input) {
        perform(input)
        leave()
    }

    /// As ``handle(_:)`` for an element.
    func handle(next element: Element) {
        deliver(element)
        leave()
    }

    override func drop(_ number: UInt64) {
        guard turn.word.enter() else { return send(dropping: number) }
        remove(number)
        leave()
    }

    @inline(never) private func send(adding node: HubNode<Element>) { send(.add(node)) }

    @inline(never) private func send(dropping number: UInt64) { send(.drop(number)) }

    @inline(never) private func sendAbandon() { send(.abandon) }

    private func send(_ input: Input) { if accept(input) { handle(input) } }

    @inline(__always) private func leave() { if !turn.word.leave() { drain() } }

    @inline(never) private func drain() { while let input = turn.next() { perform(input) } }

    private func perform(_ input: Input) {
        switch input {
        case .next(let element): deliver(element)
        case .end(let termination): finish(termination)
        case .add(let node): add(node)
        case .drop(let number): remove(number)
        case .abandon: forsake()
        }
    }

    private func forsake() {
        isAbandoned = true
        removeAll()
    }

    @inline(__always) private func deliver(_ element: Element) {
        var index = 0
        while index < roster.count {
            if let member = roster[index] {
                Unmanaged<HubNode<Element>>.fromOpaque(member)._withUnsafeGuaranteedRef { $0.receive(element) }
            }
            index += 1
        }
    }

    private func finish(_ termination: Termination) {
        guard self.termination == nil else { return }
        self.termination = termination
        for index in 0..<roster.count { member(index)?.token.leave() }
        for index in 0..<roster.count { if let node = member(index) { end(node, termination) } }
        removeAll()
    }

    private func end(_ node: HubNode<Element>, _ termination: Termination) {
        node.token.leave()
        node.finish(termination)
    }

    private func add(_ node: HubNode<Element>) {
        if let termination { return end(node, termination) }
        if node.lifetime.isEnded || isAbandoned {
            node.token.leave()
            return
        }
        roster.insert(Unmanaged.passRetained(node).toOpaque(), number: node.token.number)
    }

    private func remove(_ number: UInt64) {
        guard let member = roster.remove(number) else { return }
        roster.compact()
        Unmanaged<HubNode<Element>>.fromOpaque(member).release()
    }

    private func removeAll() {
        var removed = Roster()
        swap(&removed, &roster)
        for index in 0..<removed.count {
            guard let member = removed[index] else { continue }
            let node = Unmanaged<HubNode<Element>>.fromOpaque(member).takeRetainedValue()
            node.token.leave()
        }
    }

    private func member(_ index: Int) -> HubNode<Element>? {
        roster[index].map { Unmanaged<HubNode<Element>>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// What of a hub does not depend on its elements.
@usableFromInline package class HubCore: @unchecked Sendable {
    private let numbers = Counter()
    fileprivate let live = Counter()

    @usableFromInline init() {}

    /// True while somebody observes.
    package final var hasObservers: Bool { live.value > 0 }

    /// The number of the newest token.
    final var lastNumber: UInt64 { numbers.value }

    /// A token for a new observer, who counts from now on.
    final func token() -> HubToken {
        _ = live.increment()
        return HubToken(self, numbers.increment())
    }

    @usableFromInline func drop(_ number: UInt64) {}
}

/// What takes a node out of its hub when the node's lifetime ends.
final class HubToken: Link, @unchecked Sendable {
    let number: UInt64
    private let hub: HubCore
    private let isGone = Flag()

    init(_ hub: HubCore, _ number: UInt64) {
        self.hub = hub
        self.number = number
        super.init()
    }

    /// Counts the observer out, once.
    @discardableResult func leave() -> Bool {
        guard isGone.raise() else { return false }
        hub.live.decrement()
        return true
    }

    override func run() { if leave() { hub.drop(number) } }
}

/// An observer in a hub's list.
final class HubNode<Element>: Sendable {
    let next: @Sendable (Element) -> Void
    let end: @Sendable (Termination) -> Void
    let lifetime: Lifetime
    let joining: Joining<Element>?
    let token: HubToken

    init(_ observer: AnyObserver<Element>, _ lifetime: Lifetime, _ token: HubToken, joining: Joining<Element>?) {
        next = observer.next
        end = observer.end
        self.lifetime = lifetime
        self.joining = joining
        self.token = token
    }

    @inline(__always) func receive(_ element: Element) {
        if lifetime.isEnded { return }
        if let joining { joining.next(element, self) } else { next(element) }
    }

    func finish(_ termination: Termination) {
        if lifetime.isEnded { return }
        if let joining { joining.end(termination, self) } else { end(termination) }
    }
}
