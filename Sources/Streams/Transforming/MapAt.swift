extension ObservableType {
    /// A property of each element.
    ///
    ///     source  --a--b---c--|
    ///     map(at: \.count)
    ///     result  --2--2---2--|
    @inlinable @_disfavoredOverload
    public func map<Property>(at keyPath: any KeyPath<Element, Property> & Sendable) -> Observable<Property> {
        map { $0[keyPath: keyPath] }
    }
}
