extension ObservableType where Element == Bool {
    /// The opposite of each element.
    ///
    ///     source  --t--f--|
    ///     not()   --f--t--|
    public func not() -> Observable<Bool> {
        map { !$0 }
    }
}
