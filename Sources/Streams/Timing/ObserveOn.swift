extension ObservableType where Element: Sendable {
    /// The events of the source, sent from `scheduler`.
    ///
    /// They wait in a queue without a bound, in order, and one job of the scheduler sends all that a burst has brought.
    /// Disposal empties the queue.
    ///
    /// - Parameter scheduler: Where the events are sent from. A serial one keeps the order by itself; of a concurrent one a
    ///   thread at a time is used.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let hop = Hop(observer, lifetime, scheduler)
            let child = lifetime.makeChild()
            attach(
                AnyObserver(
                    next: { hop.send(.next($0)) },
                    end: {
                        child.end()
                        hop.send(Event($0))
                    }), child)
        }
    }
}

/// A turn whose holder is a job of a scheduler.
private final class Hop<Element: Sendable>: Sendable {
    private let observer: AnyObserver<Element>
    private let lifetime: Lifetime
    private let scheduler: any ImmediateSchedulerType
    private let turn = Turn<Event<Element>>()
    private let job: SerialSlot

    init(_ observer: AnyObserver<Element>, _ lifetime: Lifetime, _ scheduler: any ImmediateSchedulerType) {
        self.observer = observer
        self.lifetime = lifetime
        self.scheduler = scheduler
        job = SerialSlot(lifetime)
    }

    func send(_ event: Event<Element>) {
        guard turn.enter(event) else { return }
        job.replace(
            scheduler.schedule { [self] in
                deliver(event)
                while let event = turn.next() { deliver(event) }
            })
    }

    private func deliver(_ event: Event<Element>) {
        if !lifetime.isEnded { observer.on(event) }
    }
}
