extension SharedSequence {
    /// What `resultSelector` makes of the latest elements of all sequences, at every element once all have sent one.
    public static func combineLatest<each Source>(
        _ source: repeat Shared<each Source>,
        resultSelector: @escaping @MainActor (repeat each Source) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (element: (repeat each Source)) in resultSelector(repeat each element) }
        return SharedSequence(
            sharing: LatestSeats.combine(repeat (each source).source) { (element: repeat each Source) in
                result((repeat each element))
            })
    }

    /// What `resultSelector` makes of the latest elements of all `sequences`, at every element once all have sent one.
    public static func combineLatest<Member>(
        _ sequences: [Shared<Member>],
        resultSelector: @escaping @MainActor ([Member]) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated(resultSelector)
        return SharedSequence(sharing: .combineLatest(sequences.map(\.source), resultSelector: result))
    }

    /// The latest elements of all `sequences`, as an array.
    public static func combineLatest(_ sequences: [SharedSequence]) -> Shared<[Element]> {
        Shared(sharing: Observable.combineLatest(sequences.map(\.source)))
    }
}

extension SharedSequence where Element == Any {
    /// The latest elements of all sequences as a tuple, at every element once all have sent one.
    public static func combineLatest<each Source>(_ source: repeat Shared<each Source>) -> Shared<(repeat each Source)>
    {
        Shared(
            sharing: LatestSeats.combine(repeat (each source).source) { (element: repeat each Source) in
                (repeat each element)
            })
    }
}
