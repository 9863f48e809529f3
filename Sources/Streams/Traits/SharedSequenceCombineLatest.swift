extension SharedSequence {
    /// What `resultSelector` makes of the latest elements of all sequences, at every element once all have sent one.
    public static func combineLatest<each Source>(
        _ source: repeat Shared<each Source>,
        resultSelector: @escaping @MainActor (repeat each Source) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated(parts: resultSelector)
        return SharedSequence(sharing: LatestSeats.combine(repeat (each source).source, result: result))
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
        .combineLatest(repeat each source) { (element: repeat each Source) in (repeat each element) }
    }
}
