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
    @exclusivity(unchecked) private var roster = Roster()
    @exclusivity(unchecked) private var observers = 0
    @exclusivity(unchecked) private var deliveries = 0
    @exclusivity(unchecked) private var connection: Lifetime?
    /// Whether somebody can send through the connection.
    @exclusivity(unchecked) private var hasSender = false
    /// The highest number of an observer whose connection has ended.
    @exclusivity(unchecked) private var lastEndedNumber: UInt64 = 0
    /// Observers that left during a delivery.
    @exclusivity(unchecked) private var left: [AnyObject] = []

    @usableFromInline init(_ source: @escaping Observable<Element>.Attach, replaysLatest: Bool) {
        self.source = source
        self.replaysLatest = replaysLatest
        super.init()
    }

    deinit { release(&roster) }

    @usableFromInline func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        if lifetime.isEnded { return }
        let joining = latest.isFull ? Joining<Element>() : nil
        let node = HubNode(observer, lifetime, token(), joining: joining)
        observers += 1
        if connection == nil || hasSender {
            roster.insert(Unmanaged.passRetained(node).toOpaque(), number: node.token.number)
        }
        lifetime.node.add(node.token)
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

    /// An observer may end the connection and make a new one: then the rest of the list belongs to that.
    @inline(__always) fileprivate func next(_ element: Element, of connection: Lifetime) {
        if connection.isEnded { return }
        let count = roster.count
        var index = 0
        deliveries += 1
        if replaysLatest { latest.put(element) }
        while index < count, !connection.isEnded {
            if let member = roster[index] {
                Unmanaged<HubNode<Element>>.fromOpaque(member)._withUnsafeGuaranteedRef { $0.receive(element) }
            }
            index += 1
        }
        deliveries -= 1
        if deliveries == 0, roster.hasHoles || !left.isEmpty { tidy() }
    }

    fileprivate func end(_ termination: Termination, of connection: Lifetime) {
        if connection.isEnded { return }
        connection.end()
        self.connection = nil
        var removed = takeRoster()
        let old = latest.take()
        for index in 0..<removed.count {
            if let member = removed[index] {
                Unmanaged<HubNode<Element>>.fromOpaque(member)._withUnsafeGuaranteedRef { node in
                    node.token.leave()
                    node.finish(termination)
                }
            }
        }
        release(&removed)
        withExtendedLifetime(old) {}
    }

    /// Nobody can send through `connection` any more: its observers are freed, and counted until they leave.
    fileprivate func senderReleased(_ connection: Lifetime) {
        guard self.connection?.node === connection.node else { return }
        hasSender = false
        var removed = Roster()
        swap(&removed, &roster)
        release(&removed)
    }

    override func drop(_ number: UInt64) {
        if MainQueue.isCurrent { leave(number) } else { MainQueue.run { self.leave(number) } }
    }

    private func leave(_ number: UInt64) {
        guard number > lastEndedNumber else { return }
        observers -= 1
        let member = roster.remove(number)
        if deliveries == 0 { roster.compact() }
        if observers == 0 {
            let old = latest.take()
            connection.take()?.end()
            withExtendedLifetime(old) {}
        }
        if let member { release(member) }
    }

    private func takeRoster() -> Roster {
        var removed = Roster()
        swap(&removed, &roster)
        observers = 0
        lastEndedNumber = lastNumber
        return removed
    }

    /// Lets go of an observer; later where a delivery runs, which may be to that one.
    private func release(_ member: UnsafeRawPointer) {
        let node = Unmanaged<AnyObject>.fromOpaque(member).takeRetainedValue()
        if deliveries > 0 { left.append(node) }
    }

    private func release(_ removed: inout Roster) {
        for index in 0..<removed.count { if let member = removed[index] { release(member) } }
    }

    private func tidy() {
        roster.compact()
        let left = left
        self.left = []
        withExtendedLifetime(left) {}
    }
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
