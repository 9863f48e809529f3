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
            Hop(observer, lifetime, scheduler).attach(attach)
        }
    }
}

/// A turn whose holder is a job of a scheduler.
final class Hop<Element: Sendable>: Sendable {
    private let observer: AnyObserver<Element>
    private let lifetime: Lifetime
    private let scheduler: any ImmediateSchedulerType
    private let isHere: @Sendable () -> Bool
    private let turn = Turn<Event<Element>>()
    private let job: SerialSlot

    /// - Parameter isHere: True where the caller is where `scheduler` would bring it, so that no job is needed.
    init(
        _ observer: AnyObserver<Element>, _ lifetime: Lifetime, _ scheduler: any ImmediateSchedulerType,
        isHere: @escaping @Sendable () -> Bool = { false }
    ) {
        self.observer = observer
        self.lifetime = lifetime
        self.scheduler = scheduler
        self.isHere = isHere
        job = SerialSlot(lifetime)
    }

    func attach(_ source: Observable<Element>.Attach) {
        let child = lifetime.makeChild()
        source(
            AnyObserver(
                next: { self.send($0) },
                end: {
                    child.end()
                    self.send(Event($0))
                }), child)
    }

    /// The way of an element that finds the turn free and is where it should be.
    private func send(_ element: Element) {
        guard isHere(), turn.word.enter() else { return queue(element) }
        if !lifetime.isEnded { observer.next(element) }
        if !turn.word.leave() { drain() }
    }

    @inline(never)
    private func queue(_ element: Element) {
        send(.next(element))
    }

    private func send(_ event: Event<Element>) {
        guard turn.enter(event) else { return }
        if isHere() { run(event) } else { job.replace(scheduler.schedule { [self] in run(event) }) }
    }

    private func run(_ event: Event<Element>) {
        deliver(event)
        drain()
    }

    private func drain() {
        while let event = turn.next() { deliver(event) }
    }

    private func deliver(_ event: Event<Element>) {
        if !lifetime.isEnded { observer.on(event) }
    }
}
