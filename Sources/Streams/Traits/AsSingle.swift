extension ObservableType {
    /// The only element of the stream, once that completes.
    ///
    ///     source    --a---|            --a--b      ---|
    ///     asSingle  ------(a|)         -----#      ---#
    ///
    /// An endless source never answers: ``first()`` does not wait. Fails with ``RxError/moreThanOneElement`` at a second
    /// element and with ``RxError/noElements`` where there is none.
    public func asSingle() -> Single<Element> { Single(trusting: only(whenEmpty: SingleTrait.whenEmpty)) }

    /// The only element of the stream, or none, once that completes.
    ///
    /// Fails with ``RxError/moreThanOneElement`` at a second element.
    public func asMaybe() -> Maybe<Element> { Maybe(trusting: only(whenEmpty: MaybeTrait.whenEmpty)) }

    /// The first element of the stream, as soon as it comes; nil where the stream completes without one.
    ///
    ///     source  --a---b-         ---|
    ///     first   --(a|)           ---(nil|)
    public func first() -> Single<Element?> { Single(trusting: take(1).map(Optional.some).ifEmpty(default: nil)) }
}

extension ObservableType where Element == Never {
    /// The stream as a completable.
    public func asCompletable() -> Completable { Completable(trusting: asObservable()) }
}

extension ObservableType {
    /// The only element, sent at the completion.
    ///
    /// - Parameter whenEmpty: How it ends where there is no element.
    func only(whenEmpty: Termination) -> Observable<Element> { single(whenEmpty: whenEmpty).takeLast(1) }
}
