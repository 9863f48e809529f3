extension ObservableType {
    /// The end of the source alone.
    ///
    ///     source  --a--b---c--|
    ///     ignoreElements()
    ///     result  ------------|
    @inlinable public func ignoreElements() -> Observable<Never> { compactMap { _ in nil } }

    /// The elements that `predicate` does not accept.
    ///
    ///     source  --1--2---1--|
    ///     ignoreWhen { $0 > 1 }
    ///     result  --1------1--|
    ///
    /// Ends as the source ends; an error thrown by `predicate` ends it too.
    @inlinable
    public func ignoreWhen(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        filter { try !predicate($0) }
    }
}

extension ObservableType where Element: Equatable & SendableMetatype {
    /// The elements that are none of `values`.
    ///
    ///     source  --a--b---c--|
    ///     ignore(a, c)
    ///     result  -----b------|
    @inlinable public func ignore(_ values: Element...) -> Observable<Element> {
        let values = Held(values)
        return filter { !values.value.contains($0) }
    }
}
