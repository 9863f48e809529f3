extension SharedSequence {
    /// What `resultSelector` makes of the latest elements of all sequences, at every element once all have sent one.
    public static func combineLatest<each Source>(
        _ source: repeat Shared<each Source>, resultSelector: @escaping @MainActor (repeat each Source) -> Element
    ) -> Self { Self(trusting: latest(repeat each source).map(tupled(resultSelector))) }

    /// What `resultSelector` makes of the latest elements of all `sequences`, at every element once all have sent one.
    public static func combineLatest<Member>(
        _ sequences: [Shared<Member>], resultSelector: @escaping @MainActor ([Member]) -> Element
    ) -> Self { Self(trusting: .combineLatest(sequences, resultSelector: MainQueue.unisolated(resultSelector))) }

    /// The latest elements of all `sequences`, as an array.
    public static func combineLatest(_ sequences: [Self]) -> Shared<[Element]> {
        Shared(trusting: Observable.combineLatest(sequences))
    }

    /// The latest elements of all sequences as a tuple, at every element once all have sent one.
    public static func combineLatest<each Source>(_ source: repeat Shared<each Source>) -> Shared<(repeat each Source)>
    where Element == Any { Shared(trusting: latest(repeat each source)) }

    /// What `resultSelector` makes of the first elements of all sequences, then of the second ones, and so on.
    public static func zip<each Source>(
        _ source: repeat Shared<each Source>, resultSelector: @escaping @MainActor (repeat each Source) -> Element
    ) -> Self { Self(trusting: zipped(repeat each source).map(tupled(resultSelector))) }

    /// What `resultSelector` makes of the first elements of all `sequences`, then of the second ones, and so on.
    public static func zip<Member>(
        _ sequences: [Shared<Member>], resultSelector: @escaping @MainActor ([Member]) -> Element
    ) -> Self { Self(trusting: .zip(sequences, resultSelector: MainQueue.unisolated(resultSelector))) }

    /// The first elements of all `sequences`, as an array.
    public static func zip(_ sequences: [Self]) -> Shared<[Element]> { Shared(trusting: Observable.zip(sequences)) }

    /// The first elements of all sequences as a tuple, then the second ones, and so on.
    public static func zip<each Source>(_ source: repeat Shared<each Source>) -> Shared<(repeat each Source)>
    where Element == Any { Shared(trusting: zipped(repeat each source)) }

    /// `resultSelector` as a function of a tuple, for code that is on the main queue.
    private static func tupled<each Source>(
        _ resultSelector: @escaping @MainActor (repeat each Source) -> Element
    ) -> @Sendable ((repeat each Source)) -> Element {
        MainQueue.unisolated { (element: (repeat each Source)) in resultSelector(repeat each element) }
    }

    private static func latest<each Source>(_ source: repeat Shared<each Source>) -> Observable<(repeat each Source)> {
        LatestSeats.combine(repeat (each source).source) { (element: repeat each Source) in (repeat each element) }
    }

    private static func zipped<each Source>(_ source: repeat Shared<each Source>) -> Observable<(repeat each Source)> {
        ZipSeats.combine(repeat (each source).source) { (element: repeat each Source) in (repeat each element) }
    }
}
