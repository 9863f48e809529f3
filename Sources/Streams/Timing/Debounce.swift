/// The rule of debounce: what was held last is released to whoever holds its number.
struct Pending<Element> {
    private var element: Element?
    private var number = 0

    /// Holds `element` in place of what was held.
    ///
    /// - Returns: The number that releases it.
    mutating func hold(_ element: Element) -> Int {
        self.element = element
        number += 1
        return number
    }

    /// What is held under `number`; nil where something else is, or nothing.
    mutating func release(_ number: Int) -> Element? {
        number == self.number ? element.take() : nil
    }

    /// What is held.
    mutating func release() -> Element? {
        element.take()
    }
}

extension ObservableType where Element: Sendable {
    /// The elements that no other follows within `dueTime`.
    ///
    ///     source       abcd----e---f-g----|
    ///     debounce(3)  ------d----e-----g-|
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
            let timer = SerialSlot(lifetime)
            let pending = Cell(Pending<Element>())
            let release: @Sendable (Int) -> Void = { number in
                if let element = pending.value.release(number) { observer.next(element) }
            }
            funnel.attach(
                attach,
                next: { element in
                    let number = pending.value.hold(element)
                    timer.replace(scheduler.schedule(after: dueTime) { funnel.send(number, to: release) })
                },
                end: { termination in
                    timer.replace(nil)
                    let last = pending.value.release()
                    if case .completed = termination, let last { observer.next(last) }
                    if !lifetime.isEnded { observer.end(termination) }
                })
        }
    }
}
