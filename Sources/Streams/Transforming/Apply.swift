extension ObservableType {
    /// What `transform` makes of the stream as a whole: a chain of operators with a name, used as one.
    ///
    ///     source  --a--b---c--|
    ///     apply(firstTwo)
    ///     result  --a--(b|)
    public func apply<Result>(_ transform: (Observable<Element>) -> Observable<Result>) -> Observable<Result> {
        transform(asObservable())
    }
}
