extension ObservableType {
    /// The one element of the source.
    ///
    ///     source    --a-----|
    ///     single()  --a-----|
    ///
    /// Ends with ``RxError/moreThanOneElement`` at a second one, with ``RxError/noElements`` where there is none.
    public func single() -> Observable<Element> { single(whenEmpty: .error(RxError.noElements)) }

    /// The one element of the source that `predicate` accepts.
    ///
    ///     source  --a--b---c--|
    ///     single()
    ///     result  --a--#
    ///
    /// Ends with ``RxError/moreThanOneElement`` at a second one, with ``RxError/noElements`` where there is none.
    public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        filter(predicate).single(whenEmpty: .error(RxError.noElements))
    }

    /// The one element of the source.
    ///
    /// - Parameter whenEmpty: How it ends where there is none.
    func single(whenEmpty: Termination) -> Observable<Element> {
        lift { next, end, _ in
            let isFound = Cell(false)
            return AnyObserver { element in
                if isFound.value { return end(.error(RxError.moreThanOneElement)) }
                isFound.value = true
                next(element)
            } end: { termination in
                end(termination.isError || isFound.value ? termination : whenEmpty)
            }
        }
    }
}
