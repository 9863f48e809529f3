extension ObservableType {
    /// The elements of the source, which is subscribed to anew after each completion, without an end to it.
    ///
    ///     source 1  --a-|
    ///     source 2      --a-|
    ///     source 3          --a-|
    ///     source 4              --
    ///     repeat()
    ///     result    --a---a---a---
    public func `repeat`() -> Observable<Element> {
        let source = asObservable()
        return .concat(sequence(first: source) { $0 })
    }

    /// The elements of the source, which is subscribed to `count` times, one subscription after the completion of the other.
    ///
    ///     source 1  --a-|
    ///     source 2      --a-|
    ///     repeat(2)
    ///     result    --a---a-|
    public func `repeat`(_ count: Int) -> Observable<Element> {
        .concat(repeatElement(asObservable(), count: max(count, 0)))
    }
}
