extension ObservableType {
    /// The elements of the first of `sources`, until one further down the list sends one: that takes its place, and those
    /// before it are disposed.
    ///
    ///     letters  --a--b--c--d--|
    ///     numbers  -------1----2-----|
    ///     cascade([letters, numbers])
    ///     result   --a--b-1----2-----|
    ///
    /// Complete when the source at hand and those after it are; the first error of any of them ends it. Without sources it
    /// is empty.
    public static func cascade(_ sources: some Sequence<Observable<Element>>) -> Observable<Element> {
        let sources = Held(sources.map(\.attach))
        return Observable { observer, lifetime in
            if sources.value.isEmpty { return observer.end(.completed) }
            let funnel = Funnel(lifetime)
            let current = Cell(0)
            let running = Cell(Set(sources.value.indices))
            let children = sources.value.map { _ in lifetime.makeChild() }
            func subscribe(_ index: Int) {
                funnel.attach(sources.value[index], in: children[index]) { element in
                    guard index >= current.value else { return }
                    for passed in current.value..<index {
                        children[passed].end()
                        running.value.remove(passed)
                    }
                    current.value = index
                    if !lifetime.isEnded { observer.next(element) }
                } end: { termination in
                    guard index >= current.value else { return }
                    if termination.isError { return observer.end(termination) }
                    running.value.remove(index)
                    if running.value.isEmpty { observer.end(.completed) }
                }
            }
            funnel.attachAll(children.indices.map { index in { subscribe(index) } })
        }
    }
}
