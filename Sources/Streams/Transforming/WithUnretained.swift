extension ObservableType {
    /// What `resultSelector` makes of each element and of `object`, which is kept weakly.
    ///
    /// Complete at the first element after `object` is gone.
    @inlinable public func withUnretained<Object: AnyObject & Sendable, Result>(
        _ object: Object, resultSelector: @escaping @Sendable (Object, Element) -> Result
    ) -> Observable<Result> {
        stage { [weak object] next, end, _ in
            { [weak object] element in
                guard let object else { return end(.completed) }
                next(resultSelector(object, element))
            }
        }
    }

    /// Each element with `object`, which is kept weakly.
    ///
    ///     source  --a--b---c--|
    ///     withUnretained(object)
    ///     result  --a--b---c--|
    ///
    /// Complete at the first element after `object` is gone.
    @inlinable
    public func withUnretained<Object: AnyObject & Sendable>(_ object: Object) -> Observable<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }
}
