extension ObservableType {
    /// The elements of the streams that `selector` makes of the elements, one stream after the other.
    ///
    ///     source   -1-2--------------|
    ///     inner 1   -a--b--|
    ///     inner 2          -a--b--|
    ///     concatMap { _ in inner }
    ///     result   --a--b---a--b-----|
    ///
    /// `selector` is asked when an element's turn comes. Complete when the source and all inner streams are; the first
    /// error of any of them ends it.
    @inlinable public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(.merge(limit: 1), selector) }
}
