/// One subscription to a source for all who observe it on the main queue. Everything here happens there, so it is plain
/// state; only the news that an observer has left may come from elsewhere, and is brought here.
///
/// What is done for each element names no type that depends on `Element`, as in ``Hub``.
final class MainShared<Element>: @unchecked Sendable {
    private let source: Observable<Element>.Attach
    private let replaysLatest: Bool
    @exclusivity(unchecked) private var latest = Slot<Element>()
    @exclusivity(unchecked) private var seats = Roster()
    @exclusivity(unchecked) private var numbers: UInt64 = 0
    @exclusivity(unchecked) private var observers = 0
    @exclusivity(unchecked) private var deliveries = 0
    @exclusivity(unchecked) private var connection: Lifetime?
    /// Seats that left during a delivery.
    @exclusivity(unchecked) private var left: [AnyObject] = []

    init(_ source: @escaping Observable<Element>.Attach, replaysLatest: Bool) {
        self.source = source
        self.replaysLatest = replaysLatest
    }

    deinit {
        release(&seats)
    }

    func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        if lifetime.isEnded { return }
        numbers += 1
        let number = numbers
        let seat = MainSeat(observer, lifetime)
        seats.insert(Unmanaged.passRetained(seat).toOpaque(), number: number)
        observers += 1
        lifetime.addTeardown { [self] in
            if MainQueue.isCurrent { leave(number) } else { MainQueue.run { self.leave(number) } }
        }
        if latest.isFull { seat.tell(latest.element) }
        if connection == nil, !lifetime.isEnded { connect() }
    }

    private func connect() {
        let connection = Lifetime()
        self.connection = connection
        source(
            AnyObserver(
                next: { [self] in next($0, of: connection) },
                end: { [self] termination in
                    if connection.isEnded { return }
                    connection.end()
                    end(termination)
                }), connection)
    }

    /// An observer may end the connection and make a new one: then the rest of the seats belong to that.
    private func next(_ element: Element, of connection: Lifetime) {
        if connection.isEnded { return }
        let last = numbers
        var index = 0
        deliveries += 1
        if replaysLatest { latest.put(element) }
        while index < seats.count, !connection.isEnded, seats.number(index) <= last {
            if let member = seats[index] {
                Unmanaged<MainSeat<Element>>.fromOpaque(member)._withUnsafeGuaranteedRef { $0.next(element) }
            }
            index += 1
        }
        deliveries -= 1
        if deliveries == 0 { tidy() }
    }

    private func end(_ termination: Termination) {
        connection = nil
        var removed = takeSeats()
        let old = forget()
        for index in 0..<removed.count {
            if let member = removed[index] {
                Unmanaged<MainSeat<Element>>.fromOpaque(member)._withUnsafeGuaranteedRef { $0.end(termination) }
            }
        }
        release(&removed)
        withExtendedLifetime(old) {}
    }

    private func leave(_ number: UInt64) {
        guard let member = seats.remove(number) else { return }
        observers -= 1
        if deliveries == 0 { seats.compact() }
        if observers == 0 {
            let old = forget()
            connection.take()?.end()
            withExtendedLifetime(old) {}
        }
        release(member)
    }

    /// Takes the latest element out, to be released once all is as it will be: its `deinit` may call back in.
    private func forget() -> Slot<Element>? {
        guard latest.isFull else { return nil }
        let old = latest
        latest = Slot()
        return old
    }

    private func takeSeats() -> Roster {
        var removed = Roster()
        swap(&removed, &seats)
        observers = 0
        return removed
    }

    /// Lets go of a seat; later where a delivery runs, which may be that seat's.
    private func release(_ member: UnsafeRawPointer) {
        let seat = Unmanaged<AnyObject>.fromOpaque(member).takeRetainedValue()
        if deliveries > 0 { left.append(seat) }
    }

    private func release(_ removed: inout Roster) {
        for index in 0..<removed.count {
            if let member = removed[index] { release(member) }
        }
    }

    private func tidy() {
        seats.compact()
        if left.isEmpty { return }
        let left = left
        self.left = []
        withExtendedLifetime(left) {}
    }
}

/// An observer on the main queue.
private final class MainSeat<Element> {
    private let observer: AnyObserver<Element>
    private let lifetime: Lifetime
    @exclusivity(unchecked) private var isTold = true
    /// What comes while the observer is still being told the latest element.
    @exclusivity(unchecked) private var waiting: [Event<Element>] = []

    init(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        self.observer = observer
        self.lifetime = lifetime
    }

    @inline(__always)
    func next(_ element: Element) {
        if lifetime.isEnded { return }
        if isTold { observer.next(element) } else { wait(element) }
    }

    func end(_ termination: Termination) {
        if lifetime.isEnded { return }
        if isTold { observer.end(termination) } else { waiting.append(Event(termination)) }
    }

    func tell(_ latest: Element) {
        if lifetime.isEnded { return }
        isTold = false
        observer.next(latest)
        var index = 0
        while index < waiting.count {
            let event = waiting[index]
            index += 1
            if !lifetime.isEnded { observer.on(event) }
        }
        let told = waiting
        waiting = []
        isTold = true
        withExtendedLifetime(told) {}
    }

    @inline(never)
    private func wait(_ element: Element) {
        waiting.append(.next(element))
    }
}
