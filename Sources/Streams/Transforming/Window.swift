extension ObservableType where Element: Sendable {
    /// The elements in streams, one for each span of time, or shorter where a span is full before.
    ///
    ///     source    -a-b-c-------d---|
    ///     window(timeSpan: 6, count: 3)
    ///     result    1----2-----3-----|
    ///     stream 1  -a-b-(c|)
    ///     stream 2       ------|
    ///     stream 3             --d---|
    ///
    /// A full span restarts the time. Ends, with the present window, as the source ends. The source lives until the result
    /// and all windows are left.
    ///
    /// - Parameters:
    ///   - timeSpan: How long a span lasts; less than a nanosecond counts as one.
    ///   - count: How many elements fill it; for none or fewer it is time alone that ends a span.
    ///   - scheduler: Whose clock it is.
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        Observable<Observable<Element>> { [attach] observer, lifetime in
            let root = CountedLifetime()
            root.hold(in: lifetime)
            let window = Cell(PublishSubject<Element>())
            let open = { if !lifetime.isEnded { observer.next(root.held(window.value.attach)) } }
            let funnel = Funnel(root.lifetime)
            let spans = Spans(timeSpan: timeSpan, count: count, funnel: funnel, alarm: Alarm(funnel, scheduler)) {
                let closed = window.value
                window.value = PublishSubject()
                closed.onCompleted()
                open()
            }
            open()
            spans.attach(attach) { element in
                window.value.onNext(element)
            } end: { termination in
                window.value.on(Event(termination))
                if !lifetime.isEnded { observer.end(termination) }
            }
        }
    }
}
