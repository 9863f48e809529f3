extension ObservableType {
    /// The elements of the stream that `selector` makes of an element; elements that come while it runs are dropped.
    ///
    ///     source   --1--2-----3----|
    ///     inner 1    a--b--|
    ///     inner 3             a--|
    ///     result   --a--b-----a----|
    ///
    /// Complete when the source and the running inner stream are; the first error of any of them ends it.
    @inlinable
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatten(.first, selector)
    }
}
