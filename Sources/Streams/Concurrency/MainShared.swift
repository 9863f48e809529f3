/// One subscription to a source for all who observe it on the main queue. Everything here happens there, so it is plain
/// state; only the news that an observer has left, or that nobody can send any more, may come from elsewhere, and is
/// brought here.
///
/// The list owns the observers, a token of each observer's lifetime owns this, and the source owns a ``MainSender``, with
/// which the observers go. What is done for each element names no type that depends on `Element`, as in ``Hub``.
@usableFromInline final class MainShared<Element>: HubCore, @unchecked Sendable {
    private let source: Observable<Element>.Attach
    private let replaysLatest: Bool
    @exclusivity(unchecked) private var latest = Slot<Element>()
    @exclusivity(unchecked) private var deliveries = 0
    @exclusivity(unchecked) private var connection: Lifetime?
    /// Whether somebody can send through the connection.
    @exclusivity(unchecked) private var hasSender = false
    /// Observers that left during a delivery, which may be to them.
    @exclusivity(unchecked) private var left: [RosterMember] = []

    @usableFromInline init(_ source: @escaping Observable<Element>.Attach, replaysLatest: Bool) {
        self.source = source
        self.replaysLatest = replaysLatest
    }

    @usableFromInline func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        if lifetime.isEnded { return }
        let joining = latest.isFull ? Joining<Element>() : nil
        let node = HubNode(observer, lifetime, of: self, joining: joining)
        if !lifetime.isEnded, connection == nil || hasSender { roster.insert(node) }
        if let joining {
            if !lifetime.isEnded { observer.next(latest.element) }
            joining.join(node)
        }
        if connection == nil, !lifetime.isEnded { connect() }
    }

    private func connect() {
        let connection = Lifetime()
        self.connection = connection
        hasSender = true
        let sender = MainSender(self, connection)
        source(AnyObserver(next: { sender.next($0) }, end: { sender.end($0) }), connection)
    }

    /// An observer may end the connection and make a new one: then the rest of the list belongs to that. One that comes
    /// meanwhile is not told `element` here.
    @inline(__always) fileprivate func next(_ element: Element, of connection: Lifetime) {
        if connection.isEnded { return }
        var place = roster.first
        let newest = roster.newest
        deliveries += 1
        if replaysLatest { latest.put(element) }
        while let node = place, !connection.isEnded, node._withUnsafeGuaranteedRef({ $0.number <= newest }) {
            place = HubNode.receive(element, at: node)
        }
        deliveries -= 1
        if deliveries == 0, !left.isEmpty { withExtendedLifetime(left) { left = [] } }
    }

    fileprivate func end(_ termination: Termination, of connection: Lifetime) {
        if connection.isEnded { return }
        self.connection = nil
        let old = latest.take()
        let members = dismiss()
        connection.end()
        for member in members { member.finish(termination) }
        keep(members)
        withExtendedLifetime(old) {}
    }

    /// Nobody can send through `connection` any more: its observers are freed, and counted until they leave.
    fileprivate func senderReleased(_ connection: Lifetime) {
        guard self.connection?.node === connection.node else { return }
        hasSender = false
        keep(roster.removeAll())
    }

    override func drop(_ token: HubToken) {
        if MainQueue.isCurrent { leave(token) } else { MainQueue.run { self.leave(token) } }
    }

    private func leave(_ token: HubToken) {
        let member = roster.remove(token)
        if let member, deliveries > 0 { left.append(member) }
        if !hasObservers {
            let old = latest.take()
            connection.take()?.end()
            withExtendedLifetime(old) {}
        }
        withExtendedLifetime(member) {}
    }

    private func keep(_ members: [RosterMember]) { if deliveries > 0 { left += members } }
}

/// What sends through a connection of a ``MainShared``. Once nobody keeps it, nobody can.
private final class MainSender<Element>: Sendable {
    private let shared: MainShared<Element>
    private let connection: Lifetime

    init(_ shared: MainShared<Element>, _ connection: Lifetime) {
        self.shared = shared
        self.connection = connection
    }

    deinit {
        if connection.isEnded { return }
        if MainQueue.isCurrent { return shared.senderReleased(connection) }
        MainQueue.run { [shared, connection] in shared.senderReleased(connection) }
    }

    func next(_ element: Element) { shared.next(element, of: connection) }

    func end(_ termination: Termination) { shared.end(termination, of: connection) }
}
