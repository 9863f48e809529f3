extension ObservableType {
    /// Each element, changed by `transform`.
    ///
    ///     source  --a--b---c--|
    ///     map { $0.uppercased() }
    ///     result  --A--B---C--|
    ///
    /// Ends as the source ends; an error thrown by `transform` ends it too.
    @inlinable
    public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
        stage { next, end, _ in
            { element in
                do { next(try transform(element)) } catch { end(.error(error)) }
            }
        }
    }
}
