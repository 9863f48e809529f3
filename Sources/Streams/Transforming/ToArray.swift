extension ObservableType {
    /// All elements as one array, sent when the source completes.
    ///
    ///     source     --a--b--|
    ///     toArray()  --------([a, b]|)
    ///
    /// An error ends it without an array.
    public func toArray() -> Single<[Element]> {
        let all: Observable<[Element]> = lift { next, end, lifetime in
            let elements = Cell<[Element]>([])
            return AnyObserver { element in
                elements.value.append(element)
            } end: { termination in
                let all = elements.take()
                if !termination.isError { next(all) }
                if !lifetime.isEnded { end(termination) }
            }
        }
        return Single(trusting: all)
    }

    /// All elements as an array in the order that `areInIncreasingOrder` says, sent when the source completes.
    ///
    /// An error thrown by `areInIncreasingOrder` ends it.
    public func toSortedArray(
        by areInIncreasingOrder: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Single<[Element]> { toArray().map { try $0.sorted(by: areInIncreasingOrder) } }
}

extension ObservableType where Element: Comparable & SendableMetatype {
    /// All elements as a sorted array, sent when the source completes.
    ///
    ///     source  --3--1---2--|
    ///     toSortedArray()
    ///     result  ------------([1, 2, 3]|)
    ///
    /// - Parameter ascending: Whether the least element comes first.
    public func toSortedArray(ascending: Bool = true) -> Single<[Element]> {
        toSortedArray { ascending ? $0 < $1 : $1 < $0 }
    }
}
