extension PrimitiveSequence where Trait == InfallibleTrait {
    /// What `resultSelector` makes of the latest elements of all streams, at each element.
    ///
    ///     a       --1-----2----|
    ///     b       ----a-----b--|
    ///     result  ----1a--2a2b-|
    ///
    /// It begins when all have sent one. Complete when all are, or when one is without an element.
    public static func combineLatest<each Source>(
        _ source: repeat Infallible<each Source>, resultSelector: @escaping @Sendable (repeat each Source) -> Element
    ) -> Self { Self(trusting: LatestSeats.combine(repeat (each source).source, result: resultSelector)) }

    /// The latest elements of all streams as tuples.
    public static func combineLatest<each Source>(
        _ source: repeat Infallible<each Source>
    ) -> Self where Element == (repeat each Source) {
        .combineLatest(repeat each source) { (element: repeat each Source) in (repeat each element) }
    }

    /// What `resultSelector` makes of the latest elements of all streams; without any, of no element, once.
    public static func combineLatest<Source>(
        _ sources: some Collection<Infallible<Source>>, resultSelector: @escaping @Sendable ([Source]) -> Element
    ) -> Self { Self(trusting: .combineLatest(sources, resultSelector: resultSelector)) }

    /// The latest elements of all streams as arrays; without any, an empty one, once.
    public static func combineLatest<Source>(
        _ sources: some Collection<Infallible<Source>>
    ) -> Self where Element == [Source] { .combineLatest(sources) { $0 } }
}
