extension ObservableType {
    /// Each element together with the latest of `second`.
    ///
    ///     source  ----a-----b--c--|
    ///     second  --1----2--------|
    ///     withLatestFrom(second) { $0 + $1 }
    ///     result  ----a1----b2-c2-|
    ///
    /// `second` is subscribed to first; elements before its first one are dropped. Its completion changes nothing. Ends as
    /// the source ends; an error of `second` or of `resultSelector` ends it too.
    public func withLatestFrom<Second, Result>(
        _ second: some ObservableConvertibleType<Second>,
        resultSelector: @escaping @Sendable (Element, Second) throws -> Result
    ) -> Observable<Result> {
        beside(second) { observer, _ in
            let latest = SlotCell<Second>()
            let receive = { (element: Element) in
                guard latest.isFull else { return }
                do { observer.next(try resultSelector(element, latest.element)) } catch { observer.end(.error(error)) }
            }
            let keep = Steps(next: latest.put, end: { if $0.isError { observer.end($0) } })
            return (keep, Steps(next: receive, end: observer.end))
        }
    }

    /// The latest of `second` at each element.
    public func withLatestFrom<Second>(_ second: some ObservableConvertibleType<Second>) -> Observable<Second> {
        withLatestFrom(second) { $1 }
    }
}
