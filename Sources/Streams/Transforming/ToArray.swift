extension ObservableType {
    /// All elements as one array, sent when the source completes.
    ///
    ///     source     --a--b--|
    ///     toArray()  --------([a, b]|)
    ///
    /// An error ends it without an array.
    public func toArray() -> Single<[Element]> {
        Single(
            trusting: lift { next, end, lifetime in
                let elements = Cell<[Element]>([])
                return AnyObserver(
                    next: { elements.value.append($0) },
                    end: { termination in
                        let all = elements.take()
                        if case .completed = termination { next(all) }
                        if !lifetime.isEnded { end(termination) }
                    })
            })
    }
}
