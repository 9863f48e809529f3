extension SharedSequence {
    /// What `resultSelector` makes of the first elements of two sequences, then of the second ones, and so on.
    public static func zip<A, B>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        resultSelector: @escaping @MainActor (A, B) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B)) in resultSelector(sources.0, sources.1) }
        return SharedSequence(sharing: .zip(a.source, b.source) { result(($0, $1)) })
    }

    /// What `resultSelector` makes of the first elements of three sequences, then of the second ones, and so on.
    public static func zip<A, B, C>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>,
        resultSelector: @escaping @MainActor (A, B, C) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B, C)) in resultSelector(sources.0, sources.1, sources.2) }
        return SharedSequence(sharing: .zip(a.source, b.source, c.source) { result(($0, $1, $2)) })
    }

    /// What `resultSelector` makes of the first elements of four sequences, then of the second ones, and so on.
    public static func zip<A, B, C, D>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        resultSelector: @escaping @MainActor (A, B, C, D) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B, C, D)) in
            resultSelector(sources.0, sources.1, sources.2, sources.3)
        }
        return SharedSequence(sharing: .zip(a.source, b.source, c.source, d.source) { result(($0, $1, $2, $3)) })
    }

    /// What `resultSelector` makes of the first elements of five sequences, then of the second ones, and so on.
    public static func zip<A, B, C, D, E>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>,
        resultSelector: @escaping @MainActor (A, B, C, D, E) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B, C, D, E)) in
            resultSelector(sources.0, sources.1, sources.2, sources.3, sources.4)
        }
        return SharedSequence(
            sharing: .zip(a.source, b.source, c.source, d.source, e.source) { result(($0, $1, $2, $3, $4)) })
    }

    /// What `resultSelector` makes of the first elements of six sequences, then of the second ones, and so on.
    public static func zip<A, B, C, D, E, F>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>, _ f: SharedSequence<SharingStrategy, F>,
        resultSelector: @escaping @MainActor (A, B, C, D, E, F) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B, C, D, E, F)) in
            resultSelector(sources.0, sources.1, sources.2, sources.3, sources.4, sources.5)
        }
        return SharedSequence(
            sharing: .zip(a.source, b.source, c.source, d.source, e.source, f.source) {
                result(($0, $1, $2, $3, $4, $5))
            })
    }

    /// What `resultSelector` makes of the first elements of seven sequences, then of the second ones, and so on.
    public static func zip<A, B, C, D, E, F, G>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>, _ f: SharedSequence<SharingStrategy, F>,
        _ g: SharedSequence<SharingStrategy, G>,
        resultSelector: @escaping @MainActor (A, B, C, D, E, F, G) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B, C, D, E, F, G)) in
            resultSelector(sources.0, sources.1, sources.2, sources.3, sources.4, sources.5, sources.6)
        }
        return SharedSequence(
            sharing: .zip(a.source, b.source, c.source, d.source, e.source, f.source, g.source) {
                result(($0, $1, $2, $3, $4, $5, $6))
            })
    }

    /// What `resultSelector` makes of the first elements of eight sequences, then of the second ones, and so on.
    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>, _ f: SharedSequence<SharingStrategy, F>,
        _ g: SharedSequence<SharingStrategy, G>, _ h: SharedSequence<SharingStrategy, H>,
        resultSelector: @escaping @MainActor (A, B, C, D, E, F, G, H) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B, C, D, E, F, G, H)) in
            resultSelector(sources.0, sources.1, sources.2, sources.3, sources.4, sources.5, sources.6, sources.7)
        }
        return SharedSequence(
            sharing: .zip(a.source, b.source, c.source, d.source, e.source, f.source, g.source, h.source) {
                result(($0, $1, $2, $3, $4, $5, $6, $7))
            })
    }
}

extension SharedSequence where Element == Any {
    /// The first elements of two sequences, as tuples.
    public static func zip<A, B>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>
    ) -> SharedSequence<SharingStrategy, (A, B)> {
        SharedSequence<SharingStrategy, (A, B)>(sharing: Observable.zip(a.source, b.source))
    }

    /// The first elements of three sequences, as tuples.
    public static func zip<A, B, C>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>
    ) -> SharedSequence<SharingStrategy, (A, B, C)> {
        SharedSequence<SharingStrategy, (A, B, C)>(sharing: Observable.zip(a.source, b.source, c.source))
    }

    /// The first elements of four sequences, as tuples.
    public static func zip<A, B, C, D>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D)> {
        SharedSequence<SharingStrategy, (A, B, C, D)>(sharing: Observable.zip(a.source, b.source, c.source, d.source))
    }

    /// The first elements of five sequences, as tuples.
    public static func zip<A, B, C, D, E>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E)>(
            sharing: Observable.zip(a.source, b.source, c.source, d.source, e.source))
    }

    /// The first elements of six sequences, as tuples.
    public static func zip<A, B, C, D, E, F>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>, _ f: SharedSequence<SharingStrategy, F>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E, F)>(
            sharing: Observable.zip(a.source, b.source, c.source, d.source, e.source, f.source))
    }

    /// The first elements of seven sequences, as tuples.
    public static func zip<A, B, C, D, E, F, G>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>, _ f: SharedSequence<SharingStrategy, F>,
        _ g: SharedSequence<SharingStrategy, G>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F, G)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E, F, G)>(
            sharing: Observable.zip(a.source, b.source, c.source, d.source, e.source, f.source, g.source))
    }

    /// The first elements of eight sequences, as tuples.
    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>, _ f: SharedSequence<SharingStrategy, F>,
        _ g: SharedSequence<SharingStrategy, G>, _ h: SharedSequence<SharingStrategy, H>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F, G, H)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E, F, G, H)>(
            sharing: Observable.zip(a.source, b.source, c.source, d.source, e.source, f.source, g.source, h.source))
    }
}

extension SharedSequence {
    /// What `resultSelector` makes of the first elements of all `sequences`, then of the second ones, and so on.
    public static func zip<Member>(
        _ sequences: [SharedSequence<SharingStrategy, Member>],
        resultSelector: @escaping @MainActor ([Member]) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated(resultSelector)
        return SharedSequence(sharing: .zip(sequences.map(\.source)) { result($0) })
    }

    /// The first elements of all `sequences`, as an array.
    public static func zip(
        _ sequences: [SharedSequence]
    ) -> SharedSequence<SharingStrategy, [Element]> {
        SharedSequence<SharingStrategy, [Element]>(sharing: Observable.zip(sequences.map(\.source)))
    }
}
