extension ObservableType {
    /// What `resultSelector` makes of each element and of `object`, which is kept weakly.
    ///
    /// Complete at the first element after `object` is gone.
    public func withUnretained<Object: AnyObject & Sendable, Result>(
        _ object: Object, resultSelector: @escaping @Sendable (Object, Element) -> Result
    ) -> Observable<Result> {
        Observable<Result> { [attach, weak object] observer, lifetime in
            let next = observer.next
            let end = observer.end
            attach(
                AnyObserver(
                    next: { [weak object] element in
                        guard let object else { return end(.completed) }
                        next(resultSelector(object, element))
                    }, end: end), lifetime)
        }
    }

    /// Each element with `object`, which is kept weakly.
    ///
    /// Complete at the first element after `object` is gone.
    public func withUnretained<Object: AnyObject & Sendable>(_ object: Object) -> Observable<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }
}
