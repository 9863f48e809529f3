extension ObservableType {
    /// Each element, changed by `transform`.
    ///
    ///     source  --a--b---c--|
    ///     map     { $0.uppercased() }
    ///     result  --A--B---C--|
    ///
    /// Ends as the source ends; an error thrown by `transform` ends it too.
    @inlinable
    public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
        Observable<Result> { [attach] observer, lifetime in
            let next = observer.next
            let end = observer.end
            attach(
                AnyObserver(
                    next: { element in
                        do { next(try transform(element)) } catch { end(.error(error)) }
                    }, end: end), lifetime)
        }
    }
}
