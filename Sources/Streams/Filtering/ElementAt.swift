extension ObservableType {
    /// The element at `index`, then completed.
    ///
    ///     source  --a--b---c--|
    ///     element(at: 1)
    ///     result  -----(b|)
    ///
    /// Ends with ``RxError/argumentOutOfRange`` where the source completes before, and for a negative index.
    ///
    /// - Parameter index: Counted from 0.
    public func element(at index: Int) -> Observable<Element> {
        if index < 0 { return .error(RxError.argumentOutOfRange) }
        return skip(index).take(1).ifEmpty(switchTo: .error(RxError.argumentOutOfRange))
    }
}
