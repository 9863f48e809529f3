extension ObservableType {
    /// The elements of all the streams that `selector` makes of the elements, as they come.
    ///
    ///     source   -1----2-------|
    ///     inner 1   -a--b--c|
    ///     inner 2        -a--b--c|
    ///     flatMap { _ in inner }
    ///     result   --a--b-ac-b--c|
    ///
    /// Complete when the source and all inner streams are; the first error of any of them ends it.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many inner streams run at once; further elements wait in order.
    ///   - selector: Makes a stream of an element.
    @inlinable public func flatMap<Source: ObservableConvertibleType>(
        maxConcurrent: Int = .max, _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(.merge(limit: max(maxConcurrent, 1)), selector) }
}
