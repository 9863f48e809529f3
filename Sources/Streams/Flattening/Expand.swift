extension ObservableType {
    /// The elements of the source, those of the streams that `selector` makes of them, those of the streams that it makes
    /// of these, and so on.
    ///
    ///     source  --1-------|
    ///     expand  { $0 < 8 ? just($0 * 2) : empty() }
    ///     result  --(1248)--|
    ///
    /// It needs no stack, however deep. Complete when the source and all inner streams are; the first error of any of them
    /// ends it.
    public func expand<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        Observable { [attach] observer, lifetime in
            let funnel = Funnel(lifetime)
            let children = lifetime.makeChildren()
            let running = Cell(1)
            func receive(_ element: Element) {
                observer.next(element)
                if lifetime.isEnded { return }
                do {
                    switch try selector(element).asObservable().form {
                    case .scalar(.next(let element)):
                        running.value += 1
                        funnel.send(element, to: receiveLast)
                    case .scalar(.error(let error)): observer.end(.error(error))
                    case .scalar(.completed): break
                    case .source(let attach):
                        running.value += 1
                        funnel.attachAfterwards(attach, in: children, next: receive, end: end)
                    }
                } catch { observer.end(.error(error)) }
            }
            func receiveLast(_ element: Element) {
                receive(element)
                if !lifetime.isEnded { end(.completed) }
            }
            func end(_ termination: Termination) {
                if termination.isError { return observer.end(termination) }
                running.value -= 1
                if running.value == 0 { observer.end(.completed) }
            }
            funnel.attach(attach, next: receive, end: end)
        }
    }
}
