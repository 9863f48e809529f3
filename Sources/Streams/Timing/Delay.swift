extension ObservableType where Element: Sendable {
    /// The elements and the completion of the source, each `dueTime` later. An error passes at once.
    ///
    ///     source    --a--b--|
    ///     delay(2)  ----a--b--|
    ///
    /// - Parameters:
    ///   - dueTime: The time by which they are late.
    ///   - scheduler: Whose clock it is, and where they are sent from.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            Delay(observer, lifetime, dueTime, scheduler).attach(attach)
        }
    }

    /// Subscribes to the source once `dueTime` has passed.
    ///
    /// - Parameters:
    ///   - dueTime: The time to wait.
    ///   - scheduler: Whose clock it is, and where the subscription is made.
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let observer = Held(observer)
            lifetime.add(
                scheduler.schedule(after: dueTime) {
                    if !lifetime.isEnded { attach(observer.value, lifetime) }
                })
        }
    }
}

private final class Delay<Element: Sendable>: Sendable {
    private let observer: AnyObserver<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    private let lifetime: Lifetime
    private let funnel: Funnel
    private let timer: SerialSlot
    private let waiting = Cell(Fifo<(due: RxTime, event: Event<Element>)>())

    init(
        _ observer: AnyObserver<Element>, _ lifetime: Lifetime, _ dueTime: RxTimeInterval,
        _ scheduler: any SchedulerType
    ) {
        self.observer = observer
        self.lifetime = lifetime
        self.dueTime = dueTime
        self.scheduler = scheduler
        funnel = Funnel(lifetime)
        timer = SerialSlot(lifetime)
    }

    func attach(_ source: Observable<Element>.Attach) {
        funnel.attach(
            source, next: { self.wait(.next($0)) },
            end: { termination in
                if case .error = termination {
                    self.waiting.value = Fifo()
                    self.observer.end(termination)
                } else {
                    self.wait(.completed)
                }
            })
    }

    private func wait(_ event: Event<Element>) {
        let isFirst = waiting.value.isEmpty
        waiting.value.append((scheduler.now.advanced(by: dueTime), event))
        if isFirst { schedule() }
    }

    private func schedule() {
        guard let first = waiting.value.first else { return }
        timer.replace(scheduler.schedule(at: first.due) { [self] in funnel.send((), to: release) })
    }

    /// Sends the first, for which the timer was, and all that are due with it.
    private func release() {
        guard let head = waiting.value.first else { return }
        let time = max(head.due, scheduler.now)
        while let first = waiting.value.first, first.due <= time {
            _ = waiting.value.popFirst()
            observer.on(first.event)
            if lifetime.isEnded { return }
        }
        schedule()
    }
}
