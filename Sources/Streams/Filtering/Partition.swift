extension ObservableType {
    /// The elements that `predicate` accepts, and those that it does not, as two streams of their own subscriptions.
    ///
    ///     source  --1--2---3--|
    ///     partition { $0 > 1 }.matches
    ///     result  -----2---3--|
    ///
    ///     source  --1--2---3--|
    ///     partition { $0 > 1 }.nonMatches
    ///     result  --1---------|
    public func partition(
        _ predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) { (filter(predicate), ignoreWhen(predicate)) }
}
