extension TraitType where Trait: ElementTrait {
    /// What `resultSelector` makes of the first elements of both streams, and so on.
    ///
    ///     a       ---(1|)
    ///     b       -----(2|)
    ///     result  -----(3|)
    ///
    /// The first error ends it. It is complete as soon as one of the streams is and nothing of it waits.
    public static func zip<A: TraitType, B: TraitType>(
        _ a: A, _ b: B, resultSelector: @escaping @Sendable (A.Element, B.Element) throws(Failure) -> Element
    ) -> Self where A.Trait == Trait, B.Trait == Trait {
        Self(trusting: .zip(a, b, resultSelector: resultSelector))
    }

    /// As for two, with three.
    public static func zip<A: TraitType, B: TraitType, C: TraitType>(
        _ a: A, _ b: B, _ c: C,
        resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) throws(Failure) -> Element
    ) -> Self where A.Trait == Trait, B.Trait == Trait, C.Trait == Trait {
        Self(trusting: .zip(a, b, c, resultSelector: resultSelector))
    }

    /// As for two, with four.
    public static func zip<A: TraitType, B: TraitType, C: TraitType, D: TraitType>(
        _ a: A, _ b: B, _ c: C, _ d: D,
        resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) throws(Failure) -> Element
    ) -> Self where A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, D.Trait == Trait {
        Self(trusting: .zip(a, b, c, d, resultSelector: resultSelector))
    }

    /// As for two, with five.
    public static func zip<A: TraitType, B: TraitType, C: TraitType, D: TraitType, E: TraitType>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
        resultSelector:
            @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element) throws(Failure) -> Element
    ) -> Self where A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, D.Trait == Trait, E.Trait == Trait {
        Self(trusting: .zip(a, b, c, d, e, resultSelector: resultSelector))
    }

    /// As for two, with six.
    public static func zip<A: TraitType, B: TraitType, C: TraitType, D: TraitType, E: TraitType, F: TraitType>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
        resultSelector:
            @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws(Failure) ->
            Element
    ) -> Self
    where A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, D.Trait == Trait, E.Trait == Trait, F.Trait == Trait {
        Self(trusting: .zip(a, b, c, d, e, f, resultSelector: resultSelector))
    }

    /// As for two, with seven.
    public static func zip<
        A: TraitType, B: TraitType, C: TraitType, D: TraitType, E: TraitType, F: TraitType, G: TraitType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G,
        resultSelector:
            @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)
            throws(Failure) -> Element
    ) -> Self
    where
        A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, D.Trait == Trait, E.Trait == Trait, F.Trait == Trait,
        G.Trait == Trait
    {
        Self(trusting: .zip(a, b, c, d, e, f, g, resultSelector: resultSelector))
    }

    /// As for two, with eight.
    public static func zip<
        A: TraitType, B: TraitType, C: TraitType, D: TraitType, E: TraitType, F: TraitType, G: TraitType, H: TraitType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H,
        resultSelector:
            @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
            throws(Failure) -> Element
    ) -> Self
    where
        A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, D.Trait == Trait, E.Trait == Trait, F.Trait == Trait,
        G.Trait == Trait, H.Trait == Trait
    {
        Self(trusting: .zip(a, b, c, d, e, f, g, h, resultSelector: resultSelector))
    }
}

extension TraitType where Trait: ElementTrait {
    /// The elements of two streams, as tuples.
    public static func zip<A: TraitType, B: TraitType>(
        _ a: A, _ b: B
    ) -> Self where A.Trait == Trait, B.Trait == Trait, Element == (A.Element, B.Element) {
        .zip(a, b) { ($0, $1) }
    }

    /// The elements of three streams, as tuples.
    public static func zip<A: TraitType, B: TraitType, C: TraitType>(
        _ a: A, _ b: B, _ c: C
    ) -> Self where A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, Element == (A.Element, B.Element, C.Element) {
        .zip(a, b, c) { ($0, $1, $2) }
    }

    /// The elements of four streams, as tuples.
    public static func zip<A: TraitType, B: TraitType, C: TraitType, D: TraitType>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> Self
    where
        A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, D.Trait == Trait,
        Element == (A.Element, B.Element, C.Element, D.Element)
    {
        .zip(a, b, c, d) { ($0, $1, $2, $3) }
    }

    /// The elements of five streams, as tuples.
    public static func zip<A: TraitType, B: TraitType, C: TraitType, D: TraitType, E: TraitType>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> Self
    where
        A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, D.Trait == Trait, E.Trait == Trait,
        Element == (A.Element, B.Element, C.Element, D.Element, E.Element)
    {
        .zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
    }

    /// The elements of six streams, as tuples.
    public static func zip<A: TraitType, B: TraitType, C: TraitType, D: TraitType, E: TraitType, F: TraitType>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Self
    where
        A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, D.Trait == Trait, E.Trait == Trait, F.Trait == Trait,
        Element == (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)
    {
        .zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) }
    }

    /// The elements of seven streams, as tuples.
    public static func zip<
        A: TraitType, B: TraitType, C: TraitType, D: TraitType, E: TraitType, F: TraitType, G: TraitType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Self
    where
        A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, D.Trait == Trait, E.Trait == Trait, F.Trait == Trait,
        G.Trait == Trait, Element == (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)
    {
        .zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// The elements of eight streams, as tuples.
    public static func zip<
        A: TraitType, B: TraitType, C: TraitType, D: TraitType, E: TraitType, F: TraitType, G: TraitType, H: TraitType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Self
    where
        A.Trait == Trait, B.Trait == Trait, C.Trait == Trait, D.Trait == Trait, E.Trait == Trait, F.Trait == Trait,
        G.Trait == Trait, H.Trait == Trait,
        Element == (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
    {
        .zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}

extension PrimitiveSequence where Trait: ElementTrait {
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
    ) -> Self where Sources.Element == PrimitiveSequence<Trait, Source>, Element == [Source] {
        .zip(sources) { $0 }
    }
}
