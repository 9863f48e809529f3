extension ObservableType where Element: Sendable {
    /// The elements and the completion of the source, each `dueTime` later. An error passes at once.
    ///
    ///     source  --a--b---c--|
    ///     delay(3)
    ///     result  -----a--b---c--|
    ///
    /// - Parameters:
    ///   - dueTime: The time by which they are late.
    ///   - scheduler: Whose clock it is, and where they are sent from.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let funnel = Funnel(lifetime)
            let delay = Delay(
                observer: observer, dueTime: dueTime, scheduler: scheduler, lifetime: lifetime,
                funnel: funnel, alarm: Alarm(funnel, scheduler))
            delay.attach(attach)
        }
    }

    /// Subscribes to the source once `dueTime` has passed.
    ///
    ///     source  --a--b---c--|
    ///     delaySubscription(4)
    ///     result  -----b---c--|
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

private struct Delay<Element: Sendable>: Sendable {
    let observer: AnyObserver<Element>
    let dueTime: RxTimeInterval
    let scheduler: any SchedulerType
    let lifetime: Lifetime
    let funnel: Funnel
    let alarm: Alarm
    let waiting = Cell(Fifo<(due: RxTime, event: Event<Element>)>())

    func attach(_ source: Observable<Element>.Attach) {
        funnel.attach(
            source, next: { wait(.next($0)) },
            end: { termination in
                if !termination.isError { return wait(.completed) }
                waiting.value = Fifo()
                observer.end(termination)
            })
    }

    private func wait(_ event: Event<Element>) {
        let isFirst = waiting.value.isEmpty
        waiting.value.append((scheduler.now.advanced(by: dueTime), event))
        if isFirst { schedule() }
    }

    private func schedule() {
        guard let first = waiting.value.first else { return }
        alarm.set(at: first.due, release)
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
