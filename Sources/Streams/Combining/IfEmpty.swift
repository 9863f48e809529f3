extension ObservableType {
    /// The elements of the source, or `element` where it completes without one.
    ///
    ///     source  ------|
    ///     ifEmpty(default: x)
    ///     result  ------(x|)
    public func ifEmpty(default element: Element) -> Observable<Element> { ifEmpty(switchTo: .just(element)) }

    /// The elements of the source, or those of `other` where it completes without one.
    ///
    ///     source  -----|
    ///     other        -a--b--|
    ///     ifEmpty(switchTo: other)
    ///     result  ------a--b--|
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        let source = Held(asObservable())
        let other = Held(other)
        return Observable { observer, lifetime in
            let succession = Succession(observer, lifetime)
            let isEmpty = Cell(true)
            let receive: @Sendable (Element) -> Void = { [next = observer.next] element in
                isEmpty.value = false
                next(element)
            }
            succession.follow(with: { source.value }, next: receive) { termination in
                if termination.isError || !isEmpty.value { return succession.end(termination) }
                succession.follow(with: { other.value }, ended: succession.end)
            }
        }
    }
}
