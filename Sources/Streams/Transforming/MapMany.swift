extension ObservableType where Element: Collection {
    /// Each element, a collection, with its members changed by `transform`.
    ///
    ///     source   --[1,2]--[3]--|
    ///     mapMany  { $0 * 2 }
    ///     result   --[2,4]--[6]--|
    @inlinable public func mapMany<Result>(
        _ transform: @escaping @Sendable (Element.Element) throws -> Result
    ) -> Observable<[Result]> { map { try $0.map(transform) } }
}
