/// One subscription to a source for all who observe it on the main queue. Everything here happens there, so it is plain
/// state; only the news that an observer has left may come from elsewhere, and is brought here.
final class MainShared<Element>: Sendable {
    private final class Seat {
        let observer: AnyObserver<Element>
        let lifetime: Lifetime
        /// What comes while the observer is still being told the latest element.
        var waiting: [Event<Element>]?

        init(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
            self.observer = observer
            self.lifetime = lifetime
        }

        func send(_ event: Event<Element>) {
            if lifetime.isEnded { return }
            if waiting == nil { observer.on(event) } else { waiting?.append(event) }
        }

        func tell(_ latest: Element) {
            waiting = []
            observer.next(latest)
            var index = 0
            while let event = waiting?.dropFirst(index).first {
                index += 1
                if !lifetime.isEnded { observer.on(event) }
            }
            waiting = nil
        }
    }

    private struct State {
        var seats: [Seat?] = []
        var observers = 0
        var isDelivering = false
        var latest: Element?
        var connection: Lifetime?
    }

    private let source: Observable<Element>.Attach
    private let replaysLatest: Bool
    private let state = Cell(State())

    init(_ source: @escaping Observable<Element>.Attach, replaysLatest: Bool) {
        self.source = source
        self.replaysLatest = replaysLatest
    }

    func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        if lifetime.isEnded { return }
        let seat = Seat(observer, lifetime)
        let held = Held(seat)
        state.value.seats.append(seat)
        state.value.observers += 1
        lifetime.addTeardown { [self] in
            if MainQueue.isCurrent { leave(held.value) } else { MainQueue.run { self.leave(held.value) } }
        }
        if let latest = state.value.latest { seat.tell(latest) }
        if state.value.connection == nil, !lifetime.isEnded { connect() }
    }

    private func connect() {
        let connection = Lifetime()
        state.value.connection = connection
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
        if replaysLatest { state.value.latest = element }
        state.value.isDelivering = true
        let count = state.value.seats.count
        var index = 0
        while index < count, !connection.isEnded {
            if let seat = state.value.seats[index], !seat.lifetime.isEnded {
                if seat.waiting == nil { seat.observer.next(element) } else { seat.send(.next(element)) }
            }
            index += 1
        }
        if !connection.isEnded {
            state.value.isDelivering = false
            compact()
        }
    }

    private func end(_ termination: Termination) {
        let seats = state.value.seats
        state.value.seats = []
        state.value.observers = 0
        state.value.latest = nil
        state.value.connection = nil
        for seat in seats { seat?.send(Event(termination)) }
    }

    private func leave(_ seat: Seat) {
        guard let index = state.value.seats.firstIndex(where: { $0 === seat }) else { return }
        state.value.seats[index] = nil
        state.value.observers -= 1
        if state.value.observers > 0 { return compact() }
        state.value.seats = []
        state.value.isDelivering = false
        state.value.latest = nil
        state.value.connection.take()?.end()
    }

    private func compact() {
        if !state.value.isDelivering, state.value.seats.count > 2 * state.value.observers {
            state.value.seats.removeAll { $0 == nil }
        }
    }
}
