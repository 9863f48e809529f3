extension ObservableType {
    /// What `resultSelector` makes of the latest elements of both sources, at every element once all have sent one.
    ///
    ///     source 1  --1-----2-----|
    ///     source 2  ----a-----b---|
    ///     result    ---1a--2a-2b--|
    ///
    /// Complete when all sources are, or as soon as one completes without an element. The first error ends it, one thrown
    /// by `resultSelector` too.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType
    >(
        _ a: A, _ b: B,
        resultSelector: @escaping @Sendable (A.Element, B.Element) throws -> Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b)
            return { try resultSelector(a.latest, b.latest) }
        }
    }

    /// As for two sources, with three.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C,
        resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) throws -> Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c)
            return { try resultSelector(a.latest, b.latest, c.latest) }
        }
    }

    /// As for two sources, with four.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D,
        resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) throws -> Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d)
            return { try resultSelector(a.latest, b.latest, c.latest, d.latest) }
        }
    }

    /// As for two sources, with five.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
        resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d), e = seats.take(e)
            return { try resultSelector(a.latest, b.latest, c.latest, d.latest, e.latest) }
        }
    }

    /// As for two sources, with six.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
        resultSelector:
            @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws -> Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d), e = seats.take(e),
                f = seats.take(f)
            return { try resultSelector(a.latest, b.latest, c.latest, d.latest, e.latest, f.latest) }
        }
    }

    /// As for two sources, with seven.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
        G: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G,
        resultSelector:
            @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) throws ->
            Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d), e = seats.take(e),
                f = seats.take(f), g = seats.take(g)
            return { try resultSelector(a.latest, b.latest, c.latest, d.latest, e.latest, f.latest, g.latest) }
        }
    }

    /// As for two sources, with eight.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
        G: ObservableConvertibleType, H: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H,
        resultSelector:
            @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
            throws -> Element
    ) -> Observable<Element> {
        LatestSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d), e = seats.take(e),
                f = seats.take(f), g = seats.take(g), h = seats.take(h)
            return {
                try resultSelector(a.latest, b.latest, c.latest, d.latest, e.latest, f.latest, g.latest, h.latest)
            }
        }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of two sources, as tuples.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType
    >(
        _ a: A, _ b: B
    ) -> Observable<(A.Element, B.Element)> {
        .combineLatest(a, b) { ($0, $1) }
    }

    /// The latest elements of three sources, as tuples.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C
    ) -> Observable<(A.Element, B.Element, C.Element)> {
        .combineLatest(a, b, c) { ($0, $1, $2) }
    }

    /// The latest elements of four sources, as tuples.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element)> {
        .combineLatest(a, b, c, d) { ($0, $1, $2, $3) }
    }

    /// The latest elements of five sources, as tuples.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
        .combineLatest(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
    }

    /// The latest elements of six sources, as tuples.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
        .combineLatest(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) }
    }

    /// The latest elements of seven sources, as tuples.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
        G: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
        .combineLatest(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// The latest elements of eight sources, as tuples.
    public static func combineLatest<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
        G: ObservableConvertibleType, H: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)> {
        .combineLatest(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}

extension ObservableType {
    /// What `resultSelector` makes of the latest elements of all sources, at every element once all have sent one.
    ///
    /// Without sources it sends the result of none, then completes.
    public static func combineLatest<Sources: Collection>(
        _ sources: Sources,
        resultSelector: @escaping @Sendable ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
        let sources = sources.map { $0.asObservable() }
        if sources.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return LatestSeats.combine { seats in
            let latest = sources.map { seats.take($0) }
            return { try resultSelector(latest.map(\.latest)) }
        }
    }

    /// The latest elements of all sources, as an array. Without sources it sends an empty one, then completes.
    public static func combineLatest<Sources: Collection>(
        _ sources: Sources
    ) -> Observable<[Element]> where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
        .combineLatest(sources) { $0 }
    }
}
