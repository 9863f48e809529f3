extension ObservableType {
    /// The elements that come while the latest of `pauser` is true.
    ///
    ///     source  --a--b--c--d--|
    ///     pauser  -t----f----t--!
    ///     pausable(pauser)
    ///     result  --a--b-----d--|
    public func pausable(_ pauser: some ObservableConvertibleType<Bool>) -> Observable<Element> {
        withLatestFrom(pauser) { (element: $0, isOpen: $1) }.filter(\.isOpen).map(\.element)
    }

    /// The elements, those that come while the latest of `pauser` is not true being kept until it is.
    ///
    ///     source  --a--b--c-----d--|
    ///     pauser  -t----f-----t----!
    ///     pausableBuffered(pauser)
    ///     result  --a--b------c-d--|
    ///
    /// - Parameters:
    ///   - pauser: Subscribed to first. Its completion changes nothing, its error ends the result.
    ///   - limit: How many elements are kept at most, the newest.
    ///   - flushOnCompleted: Whether what is kept is sent when the source completes.
    ///   - flushOnError: Whether what is kept is sent when the source fails.
    public func pausableBuffered(
        _ pauser: some ObservableConvertibleType<Bool>, limit: Int = 1, flushOnCompleted: Bool = true,
        flushOnError: Bool = true
    ) -> Observable<Element> {
        Observable { [attach, switching = pauser.asObservable().attach] observer, lifetime in
            let funnel = Funnel(lifetime)
            let isOpen = Cell(false)
            let kept = Cell(Fifo<Element>(limit: limit))
            let flush = {
                let elements = kept.value.elements
                kept.value = Fifo(limit: limit)
                for element in elements where !lifetime.isEnded { observer.next(element) }
            }
            funnel.attachAll([
                {
                    funnel.attach(
                        switching,
                        next: { open in
                            isOpen.value = open
                            if open { flush() }
                        },
                        end: { if case .error = $0 { observer.end($0) } })
                },
                {
                    funnel.attach(
                        attach,
                        next: { if isOpen.value { observer.next($0) } else { kept.value.append($0) } },
                        end: { termination in
                            let flushes = if case .completed = termination { flushOnCompleted } else { flushOnError }
                            if flushes { flush() }
                            if !lifetime.isEnded { observer.end(termination) }
                        })
                },
            ])
        }
    }
}
