/// What ``ObservableType/filterMap(_:)`` does with an element.
public enum FilterMap<Result> {
    /// Leaves it out.
    case ignore
    /// Sends this in its place.
    case map(Result)
}

extension FilterMap: Sendable where Result: Sendable {}

extension ObservableType {
    /// What `transform` makes of each element, where it is not to be ignored.
    ///
    ///     source  --1--2---3--|
    ///     filterMap { $0 > 1 ? .map($0 * 10) : .ignore }
    ///     result  -----20--30-|
    ///
    /// Ends as the source ends; an error thrown by `transform` ends it too.
    @inlinable public func filterMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
    ) -> Observable<Result> {
        compactMap { if case .map(let result) = try transform($0) { result } else { nil } }
    }
}
