extension ObservableType {
    /// The values of the elements that are not nil.
    ///
    ///     source    --1--nil--2--|
    ///     unwrap()  --1-------2--|
    public func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
        compactMap { $0 }
    }
}
