extension ObservableType {
    /// Each element with its index.
    ///
    ///     source  --a--b---c--|
    ///     enumerated()
    ///     result  --0a-1b--2c-|
    @inlinable public func enumerated() -> Observable<(index: Int, element: Element)> {
        stage { next, _, _ in
            let index = Cell(0)
            return { element in
                let current = index.value
                index.value &+= 1
                next((index: current, element: element))
            }
        }
    }
}
