extension ObservableType {
    /// What `transform` makes of each element, where that is not nil.
    ///
    ///     source  --1--x---3--|
    ///     compactMap { Int($0) }
    ///     result  --1------3--|
    ///
    /// Ends as the source ends; an error thrown by `transform` ends it too.
    @inlinable
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Observable<Result> {
        stage { next, end, _ in
            { element in
                do { if let result = try transform(element) { next(result) } } catch { end(.error(error)) }
            }
        }
    }
}
