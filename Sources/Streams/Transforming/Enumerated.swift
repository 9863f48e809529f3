extension ObservableType {
    /// Each element with its index.
    ///
    ///     source        --a-----b--|
    ///     enumerated()  --(0a)--(1b)--|
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        Observable<(index: Int, element: Element)> { [attach] observer, lifetime in
            let next = observer.next
            let index = Cell(0)
            attach(
                AnyObserver(
                    next: { element in
                        let current = index.value
                        index.value &+= 1
                        next((index: current, element: element))
                    }, end: observer.end), lifetime)
        }
    }
}
