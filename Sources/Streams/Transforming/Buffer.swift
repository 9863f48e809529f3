/// The rule of buffer and window: a span ends when it is full or its time is up, and the next begins there.
struct Span {
    private let count: Int
    private var filled = 0
    private(set) var number = 0

    init(count: Int) {
        self.count = count
    }

    /// Counts an element.
    ///
    /// - Returns: True where the span is full. ``next()`` begins another.
    mutating func fill() -> Bool {
        filled += 1
        return filled >= count
    }

    /// Begins the next span.
    mutating func next() {
        filled = 0
        number += 1
    }
}

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
            let spans = Spans(
                timeSpan, count, scheduler, lifetime,
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
final class Spans<Element: Sendable>: Sendable {
    private let timeSpan: RxTimeInterval
    private let scheduler: any SchedulerType
    private let lifetime: Lifetime
    private let next: Held<(Element) -> Void>
    private let boundary: Held<() -> Void>
    private let span: Cell<Span>
    private let funnel: Funnel
    private let timer: SerialSlot

    init(
        _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType, _ lifetime: Lifetime,
        next: @escaping (Element) -> Void, boundary: @escaping () -> Void
    ) {
        self.timeSpan = max(timeSpan, .nanoseconds(1))
        self.scheduler = scheduler
        self.lifetime = lifetime
        self.next = Held(next)
        self.boundary = Held(boundary)
        span = Cell(Span(count: count))
        funnel = Funnel(lifetime)
        timer = SerialSlot(lifetime)
    }

    func attach(_ source: Observable<Element>.Attach, end: @escaping (Termination) -> Void) {
        restart()
        funnel.attach(
            source,
            next: { [self] element in
                next.value(element)
                if !lifetime.isEnded, span.value.fill() { turn() }
            }, end: end)
    }

    private func turn() {
        span.value.next()
        boundary.value()
        if !lifetime.isEnded { restart() }
    }

    private func restart() {
        let number = span.value.number
        timer.replace(
            scheduler.schedule(after: timeSpan) { [self] in
                funnel.send(number) { if $0 == self.span.value.number { self.turn() } }
            })
    }
}
