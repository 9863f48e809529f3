extension PrimitiveSequence where Trait: ElementTrait {
    /// What `resultSelector` makes of the first elements of all streams, and so on.
    ///
    ///     a       ---(1|)
    ///     b       -----(2|)
    ///     result  -----(3|)
    ///
    /// The first error ends it. It is complete as soon as one of the streams is and nothing of it waits.
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<Trait, each Source>,
        resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
    ) -> Self { Self(trusting: ZipSeats.combine(repeat (each source).source, result: resultSelector)) }

    /// The elements of all streams, as tuples.
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<Trait, each Source>
    ) -> Self where Element == (repeat each Source) {
        .zip(repeat each source) { (element: repeat each Source) in (repeat each element) }
    }

    /// What `resultSelector` makes of the elements of all streams, of no element where there is no stream.
    public static func zip<Sources: Collection, Source>(
        _ sources: Sources, resultSelector: @escaping @Sendable ([Source]) throws -> Element
    ) -> Self where Sources.Element == PrimitiveSequence<Trait, Source> {
        if sources.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return Self(trusting: .zip(sources, resultSelector: resultSelector))
    }

    /// The elements of all streams as an array.
    public static func zip<Sources: Collection, Source>(
        _ sources: Sources
    ) -> Self where Sources.Element == PrimitiveSequence<Trait, Source>, Element == [Source] { .zip(sources) { $0 } }
}

extension Infallible {
    /// What `resultSelector` makes of the first elements of all streams, then of the second ones, and so on.
    public static func zip<each Source>(
        _ source: repeat Infallible<each Source>,
        resultSelector: @escaping @Sendable (repeat each Source) -> Element
    ) -> Self { Self(trusting: ZipSeats.combine(repeat (each source).source, result: resultSelector)) }

    /// The elements of all streams, as tuples.
    public static func zip<each Source>(
        _ source: repeat Infallible<each Source>
    ) -> Self where Element == (repeat each Source) {
        .zip(repeat each source) { (element: repeat each Source) in (repeat each element) }
    }
}
