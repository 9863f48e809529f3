/// The elements of a stream for a subscriber that asks for so many at a time: what it has not asked for waits here, and
/// the end comes after that.
///
/// Whatever threads ask and send, the subscriber is called by one at a time. `Int.max` is a demand without a limit.
final class DemandBuffer<Element>: Sendable {
    private enum Input {
        case event(Event<Element>)
        case demand(Int)
        case cancel
    }

    private struct State {
        var waiting = Fifo<Element>()
        var demand = 0
        var end: Termination?
    }

    private let turn = Turn<Input>()
    private let state = Cell(State())
    private let lifetime = Lifetime()
    private let next: @Sendable (Element) -> Int
    private let end: @Sendable (Termination) -> Void

    /// - Parameters:
    ///   - next: Takes an element, and answers how many more are asked for.
    ///   - end: Takes the end.
    init(next: @escaping @Sendable (Element) -> Int, end: @escaping @Sendable (Termination) -> Void) {
        self.next = next
        self.end = end
    }

    /// Subscribes to `source`.
    func attach(_ source: Observable<Element>) {
        if lifetime.isEnded { return }
        source.attach(
            AnyObserver(next: { self.send(.event(.next($0))) }, end: { self.send(.event(Event($0))) }), lifetime)
    }

    /// Asks for `count` more elements.
    func request(_ count: Int) { send(.demand(count)) }

    /// Ends the subscription, and drops what waits.
    func cancel() {
        lifetime.end()
        send(.cancel)
    }

    private func send(_ input: Input) {
        guard turn.enter(input) else { return }
        handle(input)
        while let queued = turn.next() { handle(queued) }
    }

    private func handle(_ input: Input) {
        switch input {
        case .event(.next(let element)): state.value.waiting.append(element)
        case .event(let event): state.value.end = state.value.end ?? event.termination
        case .demand(let count): ask(count)
        case .cancel: break
        }
        deliver()
    }

    private func deliver() {
        while !lifetime.isEnded, state.value.demand > 0, let element = state.value.waiting.popFirst() {
            if state.value.demand < .max { state.value.demand -= 1 }
            ask(next(element))
        }
        if lifetime.isEnded {
            let dropped = state.value.waiting
            state.value.waiting = Fifo()
            _ = dropped
        } else if state.value.waiting.isEmpty, let end = state.value.end {
            lifetime.end()
            self.end(end)
        }
    }

    private func ask(_ count: Int) {
        let (sum, overflow) = state.value.demand.addingReportingOverflow(max(count, 0))
        state.value.demand = overflow ? .max : sum
    }
}
