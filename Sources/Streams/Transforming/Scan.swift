extension ObservableType {
    /// The results of `accumulator`, which makes the next of the last one and the element.
    ///
    ///     source  --1--2---3--|
    ///     scan(0) { $0 + $1 }
    ///     result  --1--3---6--|
    ///
    /// Ends as the source ends; an error thrown by `accumulator` ends it too.
    @inlinable public func scan<Result>(
        _ seed: Result, accumulator: @escaping @Sendable (Result, Element) throws -> Result
    ) -> Observable<Result> { scan(into: seed) { result, element in result = try accumulator(result, element) } }

    /// The results of `accumulator`, which changes the last one by the element.
    ///
    ///     source  --a--b---c--|
    ///     scan(into: "") { $0 += $1 }
    ///     result  --a--ab--abc|
    ///
    /// Ends as the source ends; an error thrown by `accumulator` ends it too.
    @inlinable public func scan<Result>(
        into seed: Result, accumulator: @escaping @Sendable (inout Result, Element) throws -> Void
    ) -> Observable<Result> {
        let seed = Held(seed)
        return stage { next, end, _ in
            let result = Cell(seed.value)
            return { element in
                do {
                    try accumulator(&result.value, element)
                    next(result.value)
                } catch { end(.error(error)) }
            }
        }
    }
}
