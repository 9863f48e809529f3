extension ObservableType {
    /// The elements of the source, which is subscribed to anew after each completion, without an end to it.
    public func `repeat`() -> Observable<Element> {
        let source = asObservable()
        return .concat(sequence(first: source) { $0 })
    }

    /// The elements of the source, which is subscribed to `count` times, one subscription after the completion of the other.
    ///
    ///     source     --a--|
    ///     repeat(2)  --a----a--|
    public func `repeat`(_ count: Int) -> Observable<Element> {
        .concat(repeatElement(asObservable(), count: max(count, 0)))
    }
}
