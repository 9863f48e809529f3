extension ObservableType {
    /// The elements that `predicate` accepts.
    ///
    ///     source  --1--2---3--|
    ///     filter { $0 != 2 }
    ///     result  --1------3--|
    ///
    /// Ends as the source ends; an error thrown by `predicate` ends it too.
    @inlinable public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        stage { next, end, _ in
            { element in
                do { if try predicate(element) { next(element) } } catch { end(.error(error)) }
            }
        }
    }

    /// The elements whose property at `keyPath` is true.
    ///
    ///     source  --1--2---3--|
    ///     filter(at: \.isEven)
    ///     result  -----2------|
    @_disfavoredOverload public func filter(at keyPath: any KeyPath<Element, Bool> & Sendable) -> Observable<Element> {
        filter { $0[keyPath: keyPath] }
    }
}
