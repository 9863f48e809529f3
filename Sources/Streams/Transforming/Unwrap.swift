extension ObservableType {
    /// The values of the elements that are not nil.
    ///
    ///     source  --1--x---3--|
    ///     unwrap()
    ///     result  --1------3--|
    @inlinable public func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? { compactMap { $0 } }
}
