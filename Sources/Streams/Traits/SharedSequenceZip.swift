extension SharedSequence {
    /// What `resultSelector` makes of the first elements of all sequences, then of the second ones, and so on.
    public static func zip<each Source>(
        _ source: repeat Shared<each Source>,
        resultSelector: @escaping @MainActor (repeat each Source) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (element: (repeat each Source)) in resultSelector(repeat each element) }
        return SharedSequence(
            sharing: ZipSeats.combine(repeat (each source).source) { (element: repeat each Source) in
                result((repeat each element))
            })
    }

    /// What `resultSelector` makes of the first elements of all `sequences`, then of the second ones, and so on.
    public static func zip<Member>(
        _ sequences: [Shared<Member>],
        resultSelector: @escaping @MainActor ([Member]) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated(resultSelector)
        return SharedSequence(sharing: .zip(sequences.map(\.source), resultSelector: result))
    }

    /// The first elements of all `sequences`, as an array.
    public static func zip(_ sequences: [SharedSequence]) -> Shared<[Element]> {
        Shared(sharing: Observable.zip(sequences.map(\.source)))
    }
}

extension SharedSequence where Element == Any {
    /// The first elements of all sequences as a tuple, then the second ones, and so on.
    public static func zip<each Source>(_ source: repeat Shared<each Source>) -> Shared<(repeat each Source)> {
        Shared(
            sharing: ZipSeats.combine(repeat (each source).source) { (element: repeat each Source) in
                (repeat each element)
            })
    }
}
