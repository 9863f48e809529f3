extension ObservableType {
    /// The events of the first of `sources` that sends one.
    ///
    ///     letters  ----a--b--|
    ///     numbers  --1--2--3--|
    ///     amb(letters, numbers)
    ///     result   --1--2--3--|
    ///
    /// The others are disposed. Without sources it never ends.
    public static func amb(_ sources: some Sequence<Observable<Element>>) -> Observable<Element> {
        let sources = Held(sources.map(\.attach))
        return Observable { observer, lifetime in
            let funnel = Funnel(lifetime)
            let winner = Cell<Int?>(nil)
            let children = sources.value.map { _ in lifetime.makeChild() }
            let wins = { (index: Int) -> Bool in
                if let winner = winner.value { return winner == index }
                winner.value = index
                for (other, child) in children.enumerated() where other != index { child.end() }
                return !lifetime.isEnded
            }
            let subscriptions = sources.value.enumerated().map { index, source in
                {
                    if children[index].isEnded { return }
                    let next = { (element: Element) in if wins(index) { observer.next(element) } }
                    funnel.attach(source, in: children[index], next: next, end: { if wins(index) { observer.end($0) } })
                }
            }
            funnel.attachAll(subscriptions)
        }
    }

    /// The events of this stream or of another, whichever sends one first: `amb(_:)`.
    public var amb: Call<Ambiguous, Element> { Call(source: asObservable()) }
}

/// The verb of ``ObservableType/amb``.
public enum Ambiguous {}

extension Call where Verb == Ambiguous {
    /// The events of this stream or of `other`, whichever sends one first.
    public func callAsFunction(_ other: some ObservableConvertibleType<Element>) -> Observable<Element> {
        .amb([source, other.asObservable()])
    }
}
