extension SharedSequence {
    /// What `resultSelector` makes of the latest elements of two sequences, at every element once all have sent one.
    public static func combineLatest<A, B>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        resultSelector: @escaping @MainActor (A, B) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B)) in resultSelector(sources.0, sources.1) }
        return SharedSequence(sharing: .combineLatest(a.source, b.source) { result(($0, $1)) })
    }

    /// What `resultSelector` makes of the latest elements of three sequences, at every element once all have sent one.
    public static func combineLatest<A, B, C>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>,
        resultSelector: @escaping @MainActor (A, B, C) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B, C)) in resultSelector(sources.0, sources.1, sources.2) }
        return SharedSequence(sharing: .combineLatest(a.source, b.source, c.source) { result(($0, $1, $2)) })
    }

    /// What `resultSelector` makes of the latest elements of four sequences, at every element once all have sent one.
    public static func combineLatest<A, B, C, D>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        resultSelector: @escaping @MainActor (A, B, C, D) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B, C, D)) in
            resultSelector(sources.0, sources.1, sources.2, sources.3)
        }
        return SharedSequence(
            sharing: .combineLatest(a.source, b.source, c.source, d.source) { result(($0, $1, $2, $3)) })
    }

    /// What `resultSelector` makes of the latest elements of five sequences, at every element once all have sent one.
    public static func combineLatest<A, B, C, D, E>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>,
        resultSelector: @escaping @MainActor (A, B, C, D, E) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B, C, D, E)) in
            resultSelector(sources.0, sources.1, sources.2, sources.3, sources.4)
        }
        return SharedSequence(
            sharing: .combineLatest(a.source, b.source, c.source, d.source, e.source) { result(($0, $1, $2, $3, $4)) })
    }

    /// What `resultSelector` makes of the latest elements of six sequences, at every element once all have sent one.
    public static func combineLatest<A, B, C, D, E, F>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>, _ f: SharedSequence<SharingStrategy, F>,
        resultSelector: @escaping @MainActor (A, B, C, D, E, F) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated { (sources: (A, B, C, D, E, F)) in
            resultSelector(sources.0, sources.1, sources.2, sources.3, sources.4, sources.5)
        }
        return SharedSequence(
            sharing: .combineLatest(a.source, b.source, c.source, d.source, e.source, f.source) {
                result(($0, $1, $2, $3, $4, $5))
            })
    }

    /// What `resultSelector` makes of the latest elements of seven sequences, at every element once all have sent one.
    public static func combineLatest<A, B, C, D, E, F, G>(
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
            sharing: .combineLatest(a.source, b.source, c.source, d.source, e.source, f.source, g.source) {
                result(($0, $1, $2, $3, $4, $5, $6))
            })
    }

    /// What `resultSelector` makes of the latest elements of eight sequences, at every element once all have sent one.
    public static func combineLatest<A, B, C, D, E, F, G, H>(
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
            sharing: .combineLatest(a.source, b.source, c.source, d.source, e.source, f.source, g.source, h.source) {
                result(($0, $1, $2, $3, $4, $5, $6, $7))
            })
    }
}

extension SharedSequence where Element == Any {
    /// The latest elements of two sequences, as tuples.
    public static func combineLatest<A, B>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>
    ) -> SharedSequence<SharingStrategy, (A, B)> {
        SharedSequence<SharingStrategy, (A, B)>(sharing: Observable.combineLatest(a.source, b.source))
    }

    /// The latest elements of three sequences, as tuples.
    public static func combineLatest<A, B, C>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>
    ) -> SharedSequence<SharingStrategy, (A, B, C)> {
        SharedSequence<SharingStrategy, (A, B, C)>(sharing: Observable.combineLatest(a.source, b.source, c.source))
    }

    /// The latest elements of four sequences, as tuples.
    public static func combineLatest<A, B, C, D>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D)> {
        SharedSequence<SharingStrategy, (A, B, C, D)>(
            sharing: Observable.combineLatest(a.source, b.source, c.source, d.source))
    }

    /// The latest elements of five sequences, as tuples.
    public static func combineLatest<A, B, C, D, E>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E)>(
            sharing: Observable.combineLatest(a.source, b.source, c.source, d.source, e.source))
    }

    /// The latest elements of six sequences, as tuples.
    public static func combineLatest<A, B, C, D, E, F>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>, _ f: SharedSequence<SharingStrategy, F>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E, F)>(
            sharing: Observable.combineLatest(a.source, b.source, c.source, d.source, e.source, f.source))
    }

    /// The latest elements of seven sequences, as tuples.
    public static func combineLatest<A, B, C, D, E, F, G>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>, _ f: SharedSequence<SharingStrategy, F>,
        _ g: SharedSequence<SharingStrategy, G>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F, G)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E, F, G)>(
            sharing: Observable.combineLatest(a.source, b.source, c.source, d.source, e.source, f.source, g.source))
    }

    /// The latest elements of eight sequences, as tuples.
    public static func combineLatest<A, B, C, D, E, F, G, H>(
        _ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>,
        _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>,
        _ e: SharedSequence<SharingStrategy, E>, _ f: SharedSequence<SharingStrategy, F>,
        _ g: SharedSequence<SharingStrategy, G>, _ h: SharedSequence<SharingStrategy, H>
    ) -> SharedSequence<SharingStrategy, (A, B, C, D, E, F, G, H)> {
        SharedSequence<SharingStrategy, (A, B, C, D, E, F, G, H)>(
            sharing: Observable.combineLatest(
                a.source, b.source, c.source, d.source, e.source, f.source, g.source, h.source))
    }
}

extension SharedSequence {
    /// What `resultSelector` makes of the latest elements of all `sequences`, at every element once all have sent one.
    public static func combineLatest<Member>(
        _ sequences: [SharedSequence<SharingStrategy, Member>],
        resultSelector: @escaping @MainActor ([Member]) -> Element
    ) -> SharedSequence {
        let result = MainQueue.unisolated(resultSelector)
        return SharedSequence(sharing: .combineLatest(sequences.map(\.source)) { result($0) })
    }

    /// The latest elements of all `sequences`, as an array.
    public static func combineLatest(
        _ sequences: [SharedSequence]
    ) -> SharedSequence<SharingStrategy, [Element]> {
        SharedSequence<SharingStrategy, [Element]>(sharing: Observable.combineLatest(sequences.map(\.source)))
    }
}
