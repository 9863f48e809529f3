extension ObservableType {
    /// Each element with the one before it.
    ///
    ///     source  --a--b---c--|
    ///     pairwise()
    ///     result  -----ab--bc-|
    public func pairwise() -> Observable<(Element, Element)> {
        nwise(2).map { ($0[0], $0[1]) }
    }

    /// The last `count` elements at each element, once there are so many.
    ///
    ///     source    --1--2--3------4--|
    ///     nwise(3)  --------[123]--[234]--|
    ///
    /// - Parameter count: How many; at least one.
    public func nwise(_ count: Int) -> Observable<[Element]> {
        let count = max(count, 1)
        return scan(into: [Element]()) { last, element in
            if last.count == count { last.removeFirst() }
            last.append(element)
        }
        .filter { $0.count == count }
    }
}
