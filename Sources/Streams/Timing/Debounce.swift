extension ObservableType where Element: Sendable {
    /// The elements that no other follows within `dueTime`.
    ///
    ///     source  abcd----e---f-g----|
    ///     debounce(3)
    ///     result  ------d----e-----g-|
    ///
    /// A pending element is sent at once when the source completes, and dropped when it fails.
    ///
    /// - Parameters:
    ///   - dueTime: How long it must be quiet.
    ///   - scheduler: Whose clock it is, and where the elements are sent from; what completion releases comes from where the
    ///     source completes.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let funnel = Funnel(lifetime)
            let alarm = Alarm(funnel, scheduler)
            let pending = SlotCell<Element>()
            let release = {
                guard pending.isFull else { return }
                let element = pending.element
                pending.clear()
                observer.next(element)
            }
            funnel.attach(attach) { element in
                pending.put(element)
                alarm.set(after: dueTime, release)
            } end: { termination in
                alarm.cancel()
                if termination.isError { pending.clear() } else { release() }
                if !lifetime.isEnded { observer.end(termination) }
            }
        }
    }
}
