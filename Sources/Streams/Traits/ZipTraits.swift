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
        resultSelector: @escaping @Sendable (repeat each Source) throws(Failure) -> Element
    ) -> Self { Self(trusting: ZipSeats.combine(repeat (each source).source, result: resultSelector)) }

    /// The elements of all streams, as tuples.
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<Trait, each Source>
    ) -> Self where Element == (repeat each Source) {
        .zip(repeat each source) { (element: repeat each Source) in (repeat each element) }
    }

    /// What `resultSelector` makes of the elements of all streams, of no element where there is no stream.
    public static func zip<Source>(
        _ sources: some Collection<PrimitiveSequence<Trait, Source>>,
        resultSelector: @escaping @Sendable ([Source]) throws(Failure) -> Element
    ) -> Self {
        if sources.isEmpty { return .deferred { () throws(Failure) in .just(try resultSelector([])) } }
        return Self(trusting: .zip(sources, resultSelector: resultSelector))
    }

    /// The elements of all streams as an array.
    public static func zip<Source>(
        _ sources: some Collection<PrimitiveSequence<Trait, Source>>
    ) -> Self where Element == [Source] { .zip(sources) { $0 } }
}
