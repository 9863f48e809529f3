extension ObservableType {
    /// The elements that differ from the last one sent.
    ///
    /// An error thrown by `comparer` ends it.
    ///
    /// - Parameter comparer: Gets the last element sent and the present one; true where they count as equal.
    @inlinable public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: comparer) }

    /// The elements whose key differs from that of the last one sent.
    ///
    /// An error thrown by `keySelector` or `comparer` ends it.
    @inlinable public func distinctUntilChanged<Key>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key,
        comparer: @escaping @Sendable (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        stage { next, end, _ in
            let last = Cell<Key?>(nil)
            return { element in
                do {
                    let key = try keySelector(element)
                    if let last = last.value, try comparer(last, key) { return }
                    last.value = key
                    next(element)
                } catch { end(.error(error)) }
            }
        }
    }

    /// The elements whose key differs from that of the last one sent.
    ///
    /// An error thrown by `keySelector` ends it.
    @inlinable public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> { distinctUntilChanged(keySelector) { $0 == $1 } }

    /// The elements whose property differs from that of the last one sent.
    @_disfavoredOverload public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> Observable<Element> { distinctUntilChanged { $0[keyPath: keyPath] } }
}

extension ObservableType where Element: Equatable & SendableMetatype {
    /// The elements that differ from the last one sent.
    ///
    ///     source  --a--a--b--a--|
    ///     distinctUntilChanged()
    ///     result  --a-----b--a--|
    @inlinable public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
}
