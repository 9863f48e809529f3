extension ObservableType {
    /// The elements of the source, which is subscribed to anew after each error, without an end to it.
    ///
    ///     source   --a--#
    ///     retry()  --a----a----a----a
    public func retry() -> Observable<Element> {
        retry(.max)
    }

    /// The elements of the source, which is subscribed to anew after an error, as long as attempts are left.
    ///
    ///     source    --a--#
    ///     retry(2)  --a----a--#
    ///
    /// - Parameter maxAttemptCount: How often the source is subscribed to at most. For none it is empty.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        .succession(of: repeatElement(asObservable(), count: max(maxAttemptCount, 0))) { $0.isError }
    }
}
