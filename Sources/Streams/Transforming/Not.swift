extension ObservableType where Element == Bool {
    /// The opposite of each element.
    ///
    ///     source  --t--f---t--|
    ///     not()
    ///     result  --f--t---f--|
    public func not() -> Observable<Bool> {
        map { !$0 }
    }
}
