extension ObservableType where Element: Sendable {
    /// The events of the source, sent from `scheduler`.
    ///
    ///     source  --a--b---c--|
    ///     observe(on: scheduler)
    ///     result  --a--b---c--|
    ///
    /// They wait in a queue without a bound, in order, and one job of the scheduler sends all that a burst has brought.
    /// After disposal nothing that waits is sent.
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
    private let burst = Burst<Element>()
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
        let observer = AnyObserver<Element> { element in
            self.send(element)
        } end: { termination in
            child.end()
            if self.burst.add(termination) { self.hop() }
        }
        source(observer, child)
    }

    private func send(_ element: Element) {
        if lifetime.isEnded { return }
        if isHere(), burst.enter() {
            deliver(element)
            drain()
        } else if burst.add(element) {
            hop()
        }
    }

    private func hop() {
        if isHere() { drain() } else { job.replace(scheduler.schedule { [self] in drain() }) }
    }

    private func drain() {
        burst.drain(next: deliver) { if !lifetime.isEnded { observer.end($0) } }
    }

    private func deliver(_ element: Element) { if !lifetime.isEnded { observer.next(element) } }
}
