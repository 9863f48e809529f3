extension ObservableType {
    /// A property of each element.
    ///
    ///     source           --"ab"--"c"--|
    ///     map(at: \.count) --2-----1----|
    @_disfavoredOverload
    public func map<Property>(at keyPath: any KeyPath<Element, Property> & Sendable) -> Observable<Property> {
        map { $0[keyPath: keyPath] }
    }
}
