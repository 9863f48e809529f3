extension Infallible {
    /// What `resultSelector` makes of the latest elements of both streams, at each element.
    ///
    ///     a       --1-----2----|
    ///     b       ----a-----b--|
    ///     result  ----1a--2a2b-|
    ///
    /// It begins when both have sent one. Complete when both are, or when one is without an element.
    public static func combineLatest<A, B>(
        _ a: Infallible<A>, _ b: Infallible<B>,
        resultSelector: @escaping @Sendable (A, B) -> Element
    ) -> Infallible {
        Infallible(trusting: .combineLatest(a, b, resultSelector: resultSelector))
    }

    /// As for two, with three.
    public static func combineLatest<A, B, C>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>,
        resultSelector: @escaping @Sendable (A, B, C) -> Element
    ) -> Infallible {
        Infallible(trusting: .combineLatest(a, b, c, resultSelector: resultSelector))
    }

    /// As for two, with four.
    public static func combineLatest<A, B, C, D>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>, _ d: Infallible<D>,
        resultSelector: @escaping @Sendable (A, B, C, D) -> Element
    ) -> Infallible {
        Infallible(trusting: .combineLatest(a, b, c, d, resultSelector: resultSelector))
    }

    /// As for two, with five.
    public static func combineLatest<A, B, C, D, E>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>, _ d: Infallible<D>, _ e: Infallible<E>,
        resultSelector: @escaping @Sendable (A, B, C, D, E) -> Element
    ) -> Infallible {
        Infallible(trusting: .combineLatest(a, b, c, d, e, resultSelector: resultSelector))
    }

    /// As for two, with six.
    public static func combineLatest<A, B, C, D, E, F>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>, _ d: Infallible<D>, _ e: Infallible<E>,
        _ f: Infallible<F>,
        resultSelector: @escaping @Sendable (A, B, C, D, E, F) -> Element
    ) -> Infallible {
        Infallible(trusting: .combineLatest(a, b, c, d, e, f, resultSelector: resultSelector))
    }

    /// As for two, with seven.
    public static func combineLatest<A, B, C, D, E, F, G>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>, _ d: Infallible<D>, _ e: Infallible<E>,
        _ f: Infallible<F>, _ g: Infallible<G>,
        resultSelector: @escaping @Sendable (A, B, C, D, E, F, G) -> Element
    ) -> Infallible {
        Infallible(trusting: .combineLatest(a, b, c, d, e, f, g, resultSelector: resultSelector))
    }

    /// As for two, with eight.
    public static func combineLatest<A, B, C, D, E, F, G, H>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>, _ d: Infallible<D>, _ e: Infallible<E>,
        _ f: Infallible<F>, _ g: Infallible<G>, _ h: Infallible<H>,
        resultSelector: @escaping @Sendable (A, B, C, D, E, F, G, H) -> Element
    ) -> Infallible {
        Infallible(trusting: .combineLatest(a, b, c, d, e, f, g, h, resultSelector: resultSelector))
    }
}

extension Infallible {
    /// The latest elements of two streams, as tuples.
    public static func combineLatest<A, B>(
        _ a: Infallible<A>, _ b: Infallible<B>
    ) -> Infallible where Element == (A, B) {
        .combineLatest(a, b) { ($0, $1) }
    }

    /// The latest elements of three streams, as tuples.
    public static func combineLatest<A, B, C>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>
    ) -> Infallible where Element == (A, B, C) {
        .combineLatest(a, b, c) { ($0, $1, $2) }
    }

    /// The latest elements of four streams, as tuples.
    public static func combineLatest<A, B, C, D>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>, _ d: Infallible<D>
    ) -> Infallible where Element == (A, B, C, D) {
        .combineLatest(a, b, c, d) { ($0, $1, $2, $3) }
    }

    /// The latest elements of five streams, as tuples.
    public static func combineLatest<A, B, C, D, E>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>, _ d: Infallible<D>, _ e: Infallible<E>
    ) -> Infallible where Element == (A, B, C, D, E) {
        .combineLatest(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
    }

    /// The latest elements of six streams, as tuples.
    public static func combineLatest<A, B, C, D, E, F>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>, _ d: Infallible<D>, _ e: Infallible<E>,
        _ f: Infallible<F>
    ) -> Infallible where Element == (A, B, C, D, E, F) {
        .combineLatest(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) }
    }

    /// The latest elements of seven streams, as tuples.
    public static func combineLatest<A, B, C, D, E, F, G>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>, _ d: Infallible<D>, _ e: Infallible<E>,
        _ f: Infallible<F>, _ g: Infallible<G>
    ) -> Infallible where Element == (A, B, C, D, E, F, G) {
        .combineLatest(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// The latest elements of eight streams, as tuples.
    public static func combineLatest<A, B, C, D, E, F, G, H>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>, _ d: Infallible<D>, _ e: Infallible<E>,
        _ f: Infallible<F>, _ g: Infallible<G>, _ h: Infallible<H>
    ) -> Infallible where Element == (A, B, C, D, E, F, G, H) {
        .combineLatest(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}

extension Infallible {
    /// What `resultSelector` makes of the latest elements of all streams; without any, of no element, once.
    public static func combineLatest<Sources: Collection, Source>(
        _ sources: Sources, resultSelector: @escaping @Sendable ([Source]) -> Element
    ) -> Infallible where Sources.Element == Infallible<Source> {
        Infallible(trusting: .combineLatest(sources, resultSelector: resultSelector))
    }

    /// The latest elements of all streams as arrays; without any, an empty one, once.
    public static func combineLatest<Sources: Collection, Source>(
        _ sources: Sources
    ) -> Infallible where Sources.Element == Infallible<Source>, Element == [Source] {
        .combineLatest(sources) { $0 }
    }
}
