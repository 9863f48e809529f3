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
            let alarm = Alarm(funnel, scheduler)
            let waiting = Cell(Fifo<(due: RxTime, event: Event<Element>)>())
            func schedule() { if let first = waiting.value.first { alarm.set(at: first.due, release) } }
            /// Sends the first, for which the timer was, and all that are due with it.
            func release() {
                guard let head = waiting.value.first else { return }
                let time = max(head.due, scheduler.now)
                while let first = waiting.value.first, first.due <= time {
                    _ = waiting.value.popFirst()
                    observer.on(first.event)
                    if lifetime.isEnded { return }
                }
                schedule()
            }
            func wait(_ event: Event<Element>) {
                waiting.value.append((scheduler.now.advanced(by: dueTime), event))
                if waiting.value.count == 1 { schedule() }
            }
            funnel.attach(attach) { element in
                wait(.next(element))
            } end: { termination in
                if !termination.isError { return wait(.completed) }
                waiting.value = Fifo()
                observer.end(termination)
            }
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
            let start = scheduler.schedule(after: dueTime) { if !lifetime.isEnded { attach(observer.value, lifetime) } }
            lifetime.add(start)
        }
    }
}
