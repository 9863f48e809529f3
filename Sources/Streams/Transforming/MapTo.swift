extension ObservableType {
    /// `value` for each element.
    ///
    ///     source  --a--b---c--|
    ///     mapTo(1)
    ///     result  --1--1---1--|
    @inlinable public func mapTo<Result>(_ value: Result) -> Observable<Result> {
        let held = Held(value)
        return map { _ in held.value }
    }
}
