extension ObservableType where Element == Bool {
    /// The opposite of each element.
    ///
    ///     source  --t--f---t--|
    ///     not()
    ///     result  --f--t---f--|
    @inlinable public func not() -> Observable<Bool> { map { !$0 } }
}
