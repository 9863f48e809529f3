extension ObservableType {
    /// The last result of `accumulator`, sent when the source completes.
    ///
    ///     source  --1--2---3--|
    ///     reduce(0) { $0 + $1 }
    ///     result  ------------(6|)
    ///
    /// Without elements it is the seed. An error, also one thrown by `accumulator`, ends it without a result.
    public func reduce<Result>(
        _ seed: Result, accumulator: @escaping @Sendable (Result, Element) throws -> Result
    ) -> Observable<Result> { reduce(seed, accumulator: accumulator) { $0 } }

    /// What `mapResult` makes of the last result of `accumulator`, sent when the source completes.
    public func reduce<Accumulate, Result>(
        _ seed: Accumulate, accumulator: @escaping @Sendable (Accumulate, Element) throws -> Accumulate,
        mapResult: @escaping @Sendable (Accumulate) throws -> Result
    ) -> Observable<Result> { scan(seed, accumulator: accumulator).startWith(seed).takeLast(1).map(mapResult) }

    /// How many elements `predicate` accepts, all by default, sent when the source completes.
    ///
    ///     source  --a--b---c--|
    ///     count()
    ///     result  ------------(3|)
    public func count(
        _ predicate: @escaping @Sendable (Element) throws -> Bool = { _ in true }
    ) -> Observable<Int> { reduce(0) { try predicate($1) ? $0 + 1 : $0 } }
}
