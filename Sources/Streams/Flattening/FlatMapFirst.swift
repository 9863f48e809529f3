extension ObservableType {
    /// The elements of the stream that `selector` makes of an element; elements that come while it runs are dropped.
    ///
    ///     source   -1--2------3--------|
    ///     inner 1   -a--b--|
    ///     inner 2             -a--b--|
    ///     flatMapFirst { _ in inner }
    ///     result   --a--b------a--b----|
    ///
    /// Complete when the source and the running inner stream are; the first error of any of them ends it.
    @inlinable public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(.first, selector) }
}
