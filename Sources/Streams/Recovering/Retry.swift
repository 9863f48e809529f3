extension ObservableType {
    /// The elements of the source, which is subscribed to anew after each error, without an end to it.
    ///
    ///     source 1  --a-#
    ///     source 2      --a-#
    ///     source 3          --a-#
    ///     source 4              --
    ///     retry()
    ///     result    --a---a---a---
    public func retry() -> Observable<Element> { retry(.max) }

    /// The elements of the source, which is subscribed to anew after an error, as long as attempts are left.
    ///
    ///     source 1  --a-#
    ///     source 2      --a-#
    ///     retry(2)
    ///     result    --a---a-#
    ///
    /// - Parameter maxAttemptCount: How often the source is subscribed to at most. For none it is empty.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        .succession(of: repeatElement(asObservable(), count: max(maxAttemptCount, 0))) { $0.isError }
    }
}
