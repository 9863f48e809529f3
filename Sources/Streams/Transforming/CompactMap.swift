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
        stage { next, end in
            { element in
                do {
                    guard let result = try transform(element) else { return }
                    next(result)
                } catch {
                    end(.error(error))
                }
            }
        }
    }
}
