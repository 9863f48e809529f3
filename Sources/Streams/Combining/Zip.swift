extension ObservableType {
    /// What `resultSelector` makes of the first elements of both sources, then of the second ones, and so on.
    ///
    ///     source 1  --1--2--------3--|
    ///     source 2  -----a-----b-----|
    ///     result    ----1a----2b-----|
    ///
    /// Complete as soon as a source is and nothing of it waits. The first error ends it, one thrown by `resultSelector`
    /// too.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType
    >(
        _ a: A, _ b: B,
        resultSelector: @escaping @Sendable (A.Element, B.Element) throws -> Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b)
            return { try resultSelector(a.takeFirst(), b.takeFirst()) }
        }
    }

    /// As for two sources, with three.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C,
        resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) throws -> Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c)
            return { try resultSelector(a.takeFirst(), b.takeFirst(), c.takeFirst()) }
        }
    }

    /// As for two sources, with four.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D,
        resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) throws -> Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d)
            return { try resultSelector(a.takeFirst(), b.takeFirst(), c.takeFirst(), d.takeFirst()) }
        }
    }

    /// As for two sources, with five.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
        resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d), e = seats.take(e)
            return { try resultSelector(a.takeFirst(), b.takeFirst(), c.takeFirst(), d.takeFirst(), e.takeFirst()) }
        }
    }

    /// As for two sources, with six.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
        resultSelector:
            @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws -> Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d), e = seats.take(e),
                f = seats.take(f)
            return {
                try resultSelector(
                    a.takeFirst(), b.takeFirst(), c.takeFirst(), d.takeFirst(), e.takeFirst(), f.takeFirst())
            }
        }
    }

    /// As for two sources, with seven.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
        G: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G,
        resultSelector:
            @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) throws ->
            Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d), e = seats.take(e),
                f = seats.take(f), g = seats.take(g)
            return {
                try resultSelector(
                    a.takeFirst(), b.takeFirst(), c.takeFirst(), d.takeFirst(), e.takeFirst(), f.takeFirst(),
                    g.takeFirst())
            }
        }
    }

    /// As for two sources, with eight.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
        G: ObservableConvertibleType, H: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H,
        resultSelector:
            @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
            throws -> Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d), e = seats.take(e),
                f = seats.take(f), g = seats.take(g), h = seats.take(h)
            return {
                try resultSelector(
                    a.takeFirst(), b.takeFirst(), c.takeFirst(), d.takeFirst(), e.takeFirst(), f.takeFirst(),
                    g.takeFirst(), h.takeFirst())
            }
        }
    }
}

extension ObservableType where Element == Any {
    /// The elements of two sources, as tuples.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType
    >(
        _ a: A, _ b: B
    ) -> Observable<(A.Element, B.Element)> {
        .zip(a, b) { ($0, $1) }
    }

    /// The elements of three sources, as tuples.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C
    ) -> Observable<(A.Element, B.Element, C.Element)> {
        .zip(a, b, c) { ($0, $1, $2) }
    }

    /// The elements of four sources, as tuples.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element)> {
        .zip(a, b, c, d) { ($0, $1, $2, $3) }
    }

    /// The elements of five sources, as tuples.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
        .zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
    }

    /// The elements of six sources, as tuples.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
        .zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) }
    }

    /// The elements of seven sources, as tuples.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
        G: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
        .zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// The elements of eight sources, as tuples.
    public static func zip<
        A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
        D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
        G: ObservableConvertibleType, H: ObservableConvertibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)> {
        .zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}

extension ObservableType {
    /// What `resultSelector` makes of the first elements of all sources, then of the second ones, and so on.
    ///
    /// Complete as soon as a source is and nothing of it waits; without sources at once.
    public static func zip<Sources: Collection>(
        _ sources: Sources,
        resultSelector: @escaping @Sendable ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
        let sources = sources.map { $0.asObservable() }
        if sources.isEmpty { return .empty() }
        return ZipSeats.combine { seats in
            let waiting = sources.map { seats.take($0) }
            return { try resultSelector(waiting.map { $0.takeFirst() }) }
        }
    }

    /// The first elements of all sources as an array, then the second ones, and so on.
    public static func zip<Sources: Collection>(
        _ sources: Sources
    ) -> Observable<[Element]> where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
        .zip(sources) { $0 }
    }
}

extension ObservableType {
    /// The elements of this stream and of another in pairs: `zip(with:resultSelector:)`.
    public var zip: Call<Zipping, Element> { Call(source: asObservable()) }
}

/// The verb of ``ObservableType/zip``.
public enum Zipping {}

extension Call where Verb == Zipping {
    /// What `resultSelector` makes of the first elements of this stream and of `other`, then of the second ones, and so on.
    public func callAsFunction<Other: ObservableConvertibleType, Result>(
        with other: Other, resultSelector: @escaping @Sendable (Element, Other.Element) throws -> Result
    ) -> Observable<Result> {
        .zip(source, other, resultSelector: resultSelector)
    }
}
