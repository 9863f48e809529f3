extension ObservableType where Element: Sendable {
    /// The elements in arrays, one for each span of time. A span ends when its time is up, or when it is full.
    ///
    ///     source  -a-b-c-------d---|
    ///     buffer(timeSpan: 6, count: 3)
    ///     result  -----x-----y-----(z|)    x is [a, b, c], y is [], z is [d]
    ///
    /// A full span restarts the time. A span without elements gives an empty array; completion sends the rest, then
    /// completes; an error drops it.
    ///
    /// - Parameters:
    ///   - timeSpan: How long a span lasts; less than a nanosecond counts as one.
    ///   - count: How many elements fill it; for none or fewer it is time alone that ends a span.
    ///   - scheduler: Whose clock it is, and where the arrays of a span whose time is up are sent from.
    public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
        Observable<[Element]> { [attach] observer, lifetime in
            let elements = Cell<[Element]>([])
            let funnel = Funnel(lifetime)
            let spans = Spans(timeSpan: timeSpan, count: count, funnel: funnel, alarm: Alarm(funnel, scheduler)) {
                observer.next(elements.take())
            }
            spans.attach(attach) { element in
                elements.value.append(element)
            } end: { termination in
                let rest = elements.take()
                if !termination.isError { observer.next(rest) }
                if !lifetime.isEnded { observer.end(termination) }
            }
        }
    }
}

/// Spans of time over a source, with what happens at each boundary.
struct Spans {
    let timeSpan: RxTimeInterval
    /// How many elements fill a span before its time is over.
    let count: Int
    let funnel: Funnel
    let alarm: Alarm
    let boundary: () -> Void
    private let filled = Cell(0)

    func attach<Element>(
        _ source: Observable<Element>.Attach, next: @escaping (Element) -> Void, end: @escaping (Termination) -> Void
    ) {
        let receive = { (element: Element) in
            next(element)
            filled.value += 1
            if !funnel.lifetime.isEnded, filled.value == count { turn() }
        }
        restart()
        funnel.attach(source, next: receive, end: end)
    }

    private func turn() {
        filled.value = 0
        boundary()
        if !funnel.lifetime.isEnded { restart() }
    }

    private func restart() { alarm.set(after: max(timeSpan, .nanoseconds(1)), turn) }
}
