extension ObservableType {
    /// What `resultSelector` makes of the first elements of both sources, then of the second ones, and so on.
    ///
    ///     letters  --a--b--------c--|
    ///     numbers  -----1-----2-----|
    ///     zip(letters, numbers) { $0 + $1 }
    ///     result   -----a1----b2----|
    ///
    /// Complete as soon as a source is and nothing of it waits. The first error ends it, one thrown by `resultSelector`
    /// too.
    public static func zip<A, B>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        resultSelector: @escaping @Sendable (A, B) throws -> Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b)
            return { try resultSelector(a.pop(), b.pop()) }
        }
    }

    /// The same for three sources, combined by `resultSelector`.
    public static func zip<A, B, C>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, resultSelector: @escaping @Sendable (A, B, C) throws -> Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c)
            return { try resultSelector(a.pop(), b.pop(), c.pop()) }
        }
    }

    /// The same for four sources, combined by `resultSelector`.
    public static func zip<A, B, C, D>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        resultSelector: @escaping @Sendable (A, B, C, D) throws -> Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d)
            return { try resultSelector(a.pop(), b.pop(), c.pop(), d.pop()) }
        }
    }

    /// The same for five sources and more, combined by `resultSelector`. Those from the sixth on cost up to three times as
    /// much as the others.
    public static func zip<A, B, C, D, E, each Source: ObservableConvertibleType>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        _ e: some ObservableConvertibleType<E>, _ more: repeat each Source,
        resultSelector: @escaping @Sendable (A, B, C, D, E, repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        ZipSeats.combine { seats in
            let a = seats.take(a), b = seats.take(b), c = seats.take(c), d = seats.take(d), e = seats.take(e)
            let more = (repeat seats.take(each more))
            return { try resultSelector(a.pop(), b.pop(), c.pop(), d.pop(), e.pop(), repeat (each more).pop()) }
        }
    }
}

extension ObservableType where Element == Any {
    /// The elements of two sources, as tuples.
    public static func zip<A, B>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>
    ) -> Observable<(A, B)> { .zip(a, b) { ($0, $1) } }

    /// The elements of three sources, as tuples.
    public static func zip<A, B, C>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>
    ) -> Observable<(A, B, C)> { .zip(a, b, c) { ($0, $1, $2) } }

    /// The elements of four sources, as tuples.
    public static func zip<A, B, C, D>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>
    ) -> Observable<(A, B, C, D)> { .zip(a, b, c, d) { ($0, $1, $2, $3) } }

    /// The elements of five sources, as tuples.
    public static func zip<A, B, C, D, E>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        _ e: some ObservableConvertibleType<E>
    ) -> Observable<(A, B, C, D, E)> { .zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) } }

    /// The elements of six sources, as tuples.
    public static func zip<A, B, C, D, E, F>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        _ e: some ObservableConvertibleType<E>, _ f: some ObservableConvertibleType<F>
    ) -> Observable<(A, B, C, D, E, F)> { .zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) } }

    /// The elements of seven sources, as tuples.
    public static func zip<A, B, C, D, E, F, G>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        _ e: some ObservableConvertibleType<E>, _ f: some ObservableConvertibleType<F>,
        _ g: some ObservableConvertibleType<G>
    ) -> Observable<(A, B, C, D, E, F, G)> { .zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) } }

    /// The elements of eight sources, as tuples.
    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: some ObservableConvertibleType<A>, _ b: some ObservableConvertibleType<B>,
        _ c: some ObservableConvertibleType<C>, _ d: some ObservableConvertibleType<D>,
        _ e: some ObservableConvertibleType<E>, _ f: some ObservableConvertibleType<F>,
        _ g: some ObservableConvertibleType<G>, _ h: some ObservableConvertibleType<H>
    ) -> Observable<(A, B, C, D, E, F, G, H)> { .zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) } }
}

extension ObservableType {
    /// What `resultSelector` makes of the first elements of all sources, then of the second ones, and so on.
    ///
    /// Complete as soon as a source is and nothing of it waits; without sources at once.
    public static func zip<Part>(
        _ sources: some Collection<some ObservableConvertibleType<Part>>,
        resultSelector: @escaping @Sendable ([Part]) throws -> Element
    ) -> Observable<Element> {
        let sources = sources.map { $0.asObservable() }
        if sources.isEmpty { return .empty() }
        return ZipSeats.combine { seats in
            let waiting = sources.map { seats.take($0) }
            return { try resultSelector(waiting.map { $0.pop() }) }
        }
    }

    /// The first elements of all sources as an array, then the second ones, and so on.
    public static func zip(
        _ sources: some Collection<some ObservableConvertibleType<Element>>
    ) -> Observable<[Element]> { .zip(sources) { $0 } }
}

extension ObservableType {
    /// The elements of this stream and of another in pairs: `zip(with:resultSelector:)`.
    public var zip: Call<Zipping, Element> { Call(source: asObservable()) }
}

/// The verb of ``ObservableType/zip``.
public enum Zipping {}

extension Call where Verb == Zipping {
    /// What `resultSelector` makes of the first elements of this stream and of `other`, then of the second ones, and so on.
    public func callAsFunction<Other, Result>(
        with other: some ObservableConvertibleType<Other>,
        resultSelector: @escaping @Sendable (Element, Other) throws -> Result
    ) -> Observable<Result> { .zip(source, other, resultSelector: resultSelector) }
}
