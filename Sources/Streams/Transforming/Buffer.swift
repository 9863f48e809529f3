extension ObservableType where Element: Sendable {
    /// The elements in arrays, one for each span of time, or fewer where a span is full before.
    ///
    ///     source              -a-b-c-------d---|
    ///     buffer(6, count: 3) -----(abc)-----d-|
    ///
    /// A full span restarts the time. A span without elements gives an empty array; completion sends the rest, then
    /// completes; an error drops it.
    ///
    /// - Parameters:
    ///   - timeSpan: How long a span lasts; less than a nanosecond counts as one.
    ///   - count: How many elements fill it.
    ///   - scheduler: Whose clock it is, and where the arrays of a span whose time is up are sent from.
    public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
        Observable<[Element]> { [attach] observer, lifetime in
            let elements = Cell<[Element]>([])
            let funnel = Funnel(lifetime)
            let spans = Spans(
                timeSpan: timeSpan, count: count, funnel: funnel, alarm: Alarm(funnel, scheduler),
                next: { elements.value.append($0) },
                boundary: { observer.next(elements.take()) })
            spans.attach(attach) { termination in
                let rest = elements.take()
                if case .completed = termination { observer.next(rest) }
                if !lifetime.isEnded { observer.end(termination) }
            }
        }
    }
}

/// Spans of time over a source: what happens to an element, at each boundary and at the end.
struct Spans<Element: Sendable> {
    let timeSpan: RxTimeInterval
    /// How many elements fill a span before its time is over.
    let count: Int
    let funnel: Funnel
    let alarm: Alarm
    let next: (Element) -> Void
    let boundary: () -> Void
    private let filled = Cell(0)

    func attach(_ source: Observable<Element>.Attach, end: @escaping (Termination) -> Void) {
        restart()
        funnel.attach(
            source,
            next: { element in
                next(element)
                filled.value += 1
                if !funnel.lifetime.isEnded, filled.value >= count { turn() }
            }, end: end)
    }

    private func turn() {
        filled.value = 0
        boundary()
        if !funnel.lifetime.isEnded { restart() }
    }

    private func restart() { alarm.set(after: max(timeSpan, .nanoseconds(1)), turn) }
}
