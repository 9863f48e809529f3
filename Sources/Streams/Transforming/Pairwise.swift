extension ObservableType {
    /// Each element with the one before it.
    ///
    ///     source  --a--b---c--|
    ///     pairwise()
    ///     result  -----ab--bc-|
    @inlinable public func pairwise() -> Observable<(Element, Element)> {
        stage { next, _, _ in
            let last = Cell<Element?>(nil)
            return { element in
                let previous = last.value
                last.value = element
                if let previous { next((previous, element)) }
            }
        }
    }

    /// The last `count` elements at each element, once there are so many.
    ///
    ///     source    --1--2--3------4--|
    ///     nwise(3)  --------[123]--[234]--|
    ///
    /// - Parameter count: How many; at least one.
    @inlinable public func nwise(_ count: Int) -> Observable<[Element]> {
        let count = max(count, 1)
        return scan(into: [Element]()) { last, element in
            if last.count == count { last.removeFirst() }
            last.append(element)
        }.filter { $0.count == count }
    }
}
