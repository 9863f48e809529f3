extension ObservableType {
    /// The last `count` elements, sent when the source completes.
    ///
    ///     source  --a--b---c--|
    ///     takeLast(2)
    ///     result  ------------(bc|)
    ///
    /// An error drops them.
    public func takeLast(_ count: Int) -> Observable<Element> {
        lift { next, end, lifetime in
            let last = Cell(Fifo<Element>(limit: count))
            return AnyObserver { element in
                last.value.append(element)
            } end: { termination in
                let elements = last.value.elements
                last.value = Fifo(limit: count)
                if !termination.isError { for element in elements where !lifetime.isEnded { next(element) } }
                if !lifetime.isEnded { end(termination) }
            }
        }
    }
}
