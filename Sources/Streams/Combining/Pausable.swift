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
        beside(pauser) { observer, lifetime in
            let isOpen = Cell(false)
            let kept = Cell(Fifo<Element>(limit: limit))
            let flush = {
                let elements = kept.value.elements
                kept.value = Fifo(limit: limit)
                for element in elements where !lifetime.isEnded { observer.next(element) }
            }
            let pauses = Steps<Bool> { open in
                isOpen.value = open
                if open { flush() }
            } end: {
                if $0.isError { observer.end($0) }
            }
            let source = Steps<Element> { element in
                if isOpen.value { observer.next(element) } else { kept.value.append(element) }
            } end: { termination in
                if termination.isError ? flushOnError : flushOnCompleted { flush() }
                if !lifetime.isEnded { observer.end(termination) }
            }
            return (pauses, source)
        }
    }
}
