/// The core of a subject: a turn over next, end, add, drop and abandon, which owns the list of observers.
///
/// The list owns the nodes, a node its observer and the observer's lifetime, both a token, the token this hub and the
/// place of its node. A node leaves the list only in the turn, and everything it holds goes with it.
///
/// What is done for each element names no type that depends on `Element`, for code that is not specialised would have to
/// look it up each time. What is queued does, so it is made in a function of its own.
package final class Hub<Element>: HubCore, @unchecked Sendable {
    enum Input {
        case next(Element)
        case end(Termination)
        case add(HubNode<Element>)
        case drop(HubToken)
        case abandon
    }

    private let turn = Turn<Input>()
    @exclusivity(unchecked) private var termination: Termination?
    @exclusivity(unchecked) private var isAbandoned = false

    package func next(_ element: Element) { if accept(.next(element)) { handle(next: element) } }

    package func end(_ termination: Termination) { send { .end(termination) } }

    /// Nobody can send any more: frees all observers without a word to them, and keeps no later one.
    package func abandon() { enter(.abandon) { forsake() } }

    /// Adds an observer of what is sent from now on; at once gone where the hub has ended.
    package func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        let node = HubNode(observer, lifetime, of: self)
        enter(.add(node)) { add(node) }
    }

    override func drop(_ token: HubToken) { enter(.drop(token)) { remove(token) } }

    /// Gives `input` its place without handling anything: for a sender that decides the order under its own lock.
    /// Where it answers true, the caller owes ``handle(_:)``.
    @inline(__always) func accept(_ input: @autoclosure () -> Input) -> Bool { turn.word.enter() || queue(input) }

    func handle(_ input: Input) {
        perform(input)
        leave()
    }

    /// As ``handle(_:)`` for an element.
    func handle(next element: Element) {
        deliver(element)
        leave()
    }

    /// Does `work` in the turn; what it does later, if the turn is held, `input` says.
    @inline(__always) private func enter(_ input: @autoclosure () -> Input, _ work: () -> Void) {
        guard turn.word.enter() else { return send(input) }
        work()
        leave()
    }

    @inline(never) private func send(_ input: () -> Input) {
        let input = input()
        if turn.enter(input) { handle(input) }
    }

    @inline(never) private func queue(_ input: () -> Input) -> Bool { turn.enter(input()) }

    @inline(__always) private func leave() { if !turn.word.leave() { drain() } }

    @inline(never) private func drain() { while let input = turn.next() { perform(input) } }

    private func perform(_ input: Input) {
        switch input {
        case .next(let element): deliver(element)
        case .end(let termination): finish(termination)
        case .add(let node): add(node)
        case .drop(let token): remove(token)
        case .abandon: forsake()
        }
    }

    @inline(__always) private func deliver(_ element: Element) {
        var place = roster.first
        while let node = place { place = HubNode.receive(element, at: node) }
    }

    private func finish(_ termination: Termination) {
        guard self.termination == nil else { return }
        self.termination = termination
        _ = dismiss(telling: termination)
    }

    private func forsake() {
        isAbandoned = true
        _ = dismiss()
    }

    private func add(_ node: HubNode<Element>) {
        if termination == nil, !isAbandoned, !node.lifetime.isEnded { return roster.insert(node) }
        node.token.leave()
        if let termination { node.finish(termination) }
    }

    private func remove(_ token: HubToken) { _ = roster.remove(token) }
}

/// What of a hub does not depend on its elements.
@usableFromInline package class HubCore: @unchecked Sendable {
    @exclusivity(unchecked) final var roster = Roster()
    fileprivate let live = Counter()

    @usableFromInline package init() {}

    /// True while somebody observes.
    package final var hasObservers: Bool { live.value > 0 }

    /// Takes all members out, and counts them out before the first is told the end, if there is one to tell.
    final func dismiss(telling termination: Termination? = nil) -> [RosterMember] {
        let members = roster.removeAll()
        for member in members { member.token.leave() }
        if let termination { for member in members { member.finish(termination) } }
        return members
    }

    func drop(_ token: HubToken) {}
}

/// What takes a node out of its hub when the node's lifetime ends.
final class HubToken: Link, @unchecked Sendable {
    /// Where its node is, touched by the owner of the list only.
    @exclusivity(unchecked) var place: RosterMember.Place?
    private let hub: HubCore
    private let isGone = Flag()

    /// A token for a new observer, who counts from now on.
    @inline(__always) init(_ hub: HubCore) {
        self.hub = hub
        _ = hub.live.increment()
    }

    /// Counts the observer out, once.
    @discardableResult func leave() -> Bool {
        guard isGone.raise() else { return false }
        hub.live.decrement()
        return true
    }

    override func run() { if leave() { hub.drop(self) } }
}

/// An observer in a hub's list.
final class HubNode<Element>: RosterMember, @unchecked Sendable {
    let next: @Sendable (Element) -> Void
    let end: @Sendable (Termination) -> Void
    private let joining: Joining<Element>?

    /// An observer that counts from now on. Where its lifetime ends before it is added, it never should be.
    @inline(__always)
    init(_ observer: AnyObserver<Element>, _ lifetime: Lifetime, of hub: HubCore, joining: Joining<Element>? = nil) {
        next = observer.next
        end = observer.end
        self.joining = joining
        super.init(lifetime, HubToken(hub))
        lifetime.node.add(token)
    }

    /// Gives `element` to the node at `place`.
    ///
    /// - Returns: The place after it.
    @inline(__always) static func receive(_ element: Element, at place: Place) -> Place? {
        Unmanaged<HubNode>.fromOpaque(place.toOpaque())._withUnsafeGuaranteedRef { node in
            if !node.lifetime.isEnded {
                if let joining = node.joining { joining.next(element, node) } else { node.next(element) }
            }
            return node.after
        }
    }

    override func finish(_ termination: Termination) {
        if lifetime.isEnded { return }
        if let joining { joining.end(termination, self) } else { end(termination) }
    }
}
