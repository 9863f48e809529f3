extension ObservableType {
    /// Each element as a `Result`; one that is none ends it with ``RxError/invalidCastException(object:targetType:)``.
    ///
    ///     source  --1--a---3--|
    ///     cast(Int.self)
    ///     result  --1--#
    @inlinable public func cast<Result>(_ type: Result.Type = Result.self) -> Observable<Result> {
        map { element in
            if let result = element as? Result { return result }
            throw RxError.invalidCastException(object: "\(element)", targetType: "\(Result.self)")
        }
    }

    /// The elements that are a `Result`.
    ///
    ///     source  --1--a---3--|
    ///     ofType(Int.self)
    ///     result  --1------3--|
    @inlinable public func ofType<Result>(_ type: Result.Type = Result.self) -> Observable<Result> {
        compactMap { $0 as? Result }
    }
}
