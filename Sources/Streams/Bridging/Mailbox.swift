/// Elements between a stream that sends them and a loop that awaits them: some wait in it, or somebody waits for one.
///
/// Whoever waits is resumed once, with no lock held.
final class Mailbox<Element: Sendable>: Sendable {
    private typealias Waiter = CheckedContinuation<Event<Element>, Never>

    private struct State {
        var elements = Fifo<Element>()
        var waiters = Fifo<Waiter>()
        var end: Termination?
    }

    private let policy: BufferingPolicy
    private let lifetime = Lifetime()
    private let state = Locked(State())

    /// A mailbox for the elements of `source`, which is subscribed to.
    init(_ source: Observable<Element>, _ policy: BufferingPolicy) {
        self.policy = policy
        source.attach(AnyObserver(next: { self.put($0) }, end: { self.end($0) }), lifetime)
    }

    /// The next event, as soon as there is one. Once the task is cancelled, completed.
    nonisolated(nonsending) func next() async -> Event<Element> {
        await withTaskCancellationHandler {
            if let event = state.withLock({ Self.take(&$0) }) { return event }
            return await withCheckedContinuation { waiter in
                let event = state.withLock { state in
                    let event = Self.take(&state)
                    if event == nil { state.waiters.append(waiter) }
                    return event
                }
                if let event { waiter.resume(returning: event) }
            }
        } onCancel: {
            close()
        }
    }

    /// Ends the subscription and drops what waits.
    func close() {
        lifetime.end()
        var closed = State(end: .completed)
        state.withLock { swap(&$0, &closed) }
        while let waiter = closed.waiters.popFirst() { waiter.resume(returning: .completed) }
    }

    private func put(_ element: Element) {
        if lifetime.isEnded { return }
        let (waiter, dropped) = state.withLock { state -> (Waiter?, Element?) in
            if state.end != nil { return (nil, element) }
            if let waiter = state.waiters.popFirst() { return (waiter, nil) }
            return (nil, policy.insert(element, into: &state.elements))
        }
        waiter?.resume(returning: .next(element))
        _ = dropped
    }

    private func end(_ termination: Termination) {
        if lifetime.isEnded { return }
        let waiter = state.withLock { state in
            guard state.end == nil else { return Waiter?.none }
            let waiter = state.waiters.popFirst()
            state.end = waiter == nil ? termination : .completed
            return waiter
        }
        lifetime.end()
        waiter?.resume(returning: Event(termination))
    }

    /// The event that is there. An error is told once, then it is completed.
    private static func take(_ state: inout State) -> Event<Element>? {
        if let element = state.elements.popFirst() { return .next(element) }
        guard let end = state.end else { return nil }
        state.end = .completed
        return Event(end)
    }
}
