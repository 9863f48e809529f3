extension ObservableType {
    /// `value` for each element.
    ///
    ///     source    --a--b--|
    ///     mapTo(1)  --1--1--|
    public func mapTo<Result>(_ value: Result) -> Observable<Result> {
        let held = Held(value)
        return map { _ in held.value }
    }
}
