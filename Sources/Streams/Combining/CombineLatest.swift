extension ObservableType {
    /// What `resultSelector` makes of the latest elements of both sources, at every element once all have sent one.
    ///
    ///     letters  --a-----b-----|
    ///     numbers  ----1-----2--|
    ///     combineLatest(letters, numbers) { $0 + $1 }
    ///     result   ----a1--b1b2--|
    ///
    /// Complete when all sources are, or as soon as one completes without an element. The first error ends it, one thrown
    /// by `resultSelector` too.
    public static func combineLatest<A, B>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        resultSelector: @escaping @Sendable (A, B) throws -> Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b)
            return { try resultSelector(a.latest, b.latest) }
        }
    }

    /// The same for three sources, combined by `resultSelector`.
    public static func combineLatest<A, B, C>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, resultSelector: @escaping @Sendable (A, B, C) throws -> Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c)
            return { try resultSelector(a.latest, b.latest, c.latest) }
        }
    }

    /// The same for four sources, combined by `resultSelector`.
    public static func combineLatest<A, B, C, D>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        resultSelector: @escaping @Sendable (A, B, C, D) throws -> Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d)
            return { try resultSelector(a.latest, b.latest, c.latest, d.latest) }
        }
    }

    /// The same for five sources and more, combined by `resultSelector`. Those from the sixth on cost up to three times as
    /// much as the others.
    public static func combineLatest<A, B, C, D, E, each Source: ObservableConvertibleType>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        _ e: some ObservableConvertibleType<E>, _ more: repeat each Source,
        resultSelector: @escaping @Sendable (A, B, C, D, E, repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d), e = seats.take(e)
            let more = (repeat seats.take(each more))
            return { try resultSelector(a.latest, b.latest, c.latest, d.latest, e.latest, repeat (each more).latest) }
        }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of two sources, as tuples.
    public static func combineLatest<A, B>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>
    ) -> Observable<(A, B)> { .combineLatest(a, b) { ($0, $1) } }

    /// The latest elements of three sources, as tuples.
    public static func combineLatest<A, B, C>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>
    ) -> Observable<(A, B, C)> { .combineLatest(a, b, c) { ($0, $1, $2) } }

    /// The latest elements of four sources, as tuples.
    public static func combineLatest<A, B, C, D>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>
    ) -> Observable<(A, B, C, D)> { .combineLatest(a, b, c, d) { ($0, $1, $2, $3) } }

    /// The latest elements of five sources, as tuples.
    public static func combineLatest<A, B, C, D, E>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        _ e: some ObservableConvertibleType<E>
    ) -> Observable<(A, B, C, D, E)> { .combineLatest(a, b, c, d, e) { ($0, $1, $2, $3, $4) } }

    /// The latest elements of six sources, as tuples.
    public static func combineLatest<A, B, C, D, E, F>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        _ e: some ObservableConvertibleType<E>, _ f: some ObservableConvertibleType<F>
    ) -> Observable<(A, B, C, D, E, F)> { .combineLatest(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) } }

    /// The latest elements of seven sources, as tuples.
    public static func combineLatest<A, B, C, D, E, F, G>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        _ e: some ObservableConvertibleType<E>, _ f: some ObservableConvertibleType<F>,
        _ g: some ObservableConvertibleType<G>
    ) -> Observable<(A, B, C, D, E, F, G)> { .combineLatest(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) } }

    /// The latest elements of eight sources, as tuples.
    public static func combineLatest<A, B, C, D, E, F, G, H>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        _ e: some ObservableConvertibleType<E>, _ f: some ObservableConvertibleType<F>,
        _ g: some ObservableConvertibleType<G>, _ h: some ObservableConvertibleType<H>
    ) -> Observable<(A, B, C, D, E, F, G, H)> {
        .combineLatest(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}

extension ObservableType {
    /// What `resultSelector` makes of the latest elements of all sources, at every element once all have sent one.
    ///
    /// Without sources it sends the result of none, then completes.
    public static func combineLatest<Part>(
        _ sources: some Collection<some ObservableConvertibleType<Part>>,
        resultSelector: @escaping @Sendable ([Part]) throws -> Element
    ) -> Observable<Element> {
        let sources = sources.map { $0.asObservable() }
        if sources.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return LatestSeats.combine { seats in
            let latest = sources.map { seats.take($0) }
            return { try resultSelector(latest.map(\.latest)) }
        }
    }

    /// The latest elements of all sources, as an array. Without sources it sends an empty one, then completes.
    public static func combineLatest(
        _ sources: some Collection<some ObservableConvertibleType<Element>>
    ) -> Observable<[Element]> { .combineLatest(sources) { $0 } }
}
