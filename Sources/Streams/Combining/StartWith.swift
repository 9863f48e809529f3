extension ObservableType {
    /// `elements`, then those of the source.
    ///
    ///     source  --a--b---c--|
    ///     startWith(x)
    ///     result  x-a--b---c--|
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let elements = Held(elements)
        return Observable { [attach] observer, lifetime in
            for element in elements.value {
                if lifetime.isEnded { return }
                observer.next(element)
            }
            if !lifetime.isEnded { attach(observer, lifetime) }
        }
    }
}
