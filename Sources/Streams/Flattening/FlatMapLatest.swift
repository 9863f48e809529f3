extension ObservableType {
    /// The elements of the stream that `selector` makes of the latest element; a new one ends the one before.
    ///
    ///     source   -1----2-------|
    ///     inner 1   -a--b--c|
    ///     inner 2        -a--b--c|
    ///     flatMapLatest { _ in inner }
    ///     result   --a--b-a--b--c|
    ///
    /// Complete when the source and the running inner stream are; the first error of any of them ends it.
    @inlinable public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(.latest, selector) }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of the latest inner stream; a new one ends the one before.
    ///
    ///     source   -1----2-------|
    ///     inner 1   -a--b--c|
    ///     inner 2        -a--b--c|
    ///     map { _ in inner }.switchLatest()
    ///     result   --a--b-a--b--c|
    @inlinable public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
