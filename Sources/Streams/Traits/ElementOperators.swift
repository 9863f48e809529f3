extension PrimitiveSequence where Trait: ElementTrait {
    /// Each element, changed by `transform`. An error thrown by `transform` takes its place.
    @inlinable public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Result
    ) -> PrimitiveSequence<Trait, Result> { .init(trusting: source.map(transform)) }

    /// What `transform` makes of each element, where that is not nil.
    @inlinable public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Result?
    ) -> PrimitiveSequence<Trait.Filtered, Result> { .init(trusting: source.compactMap(transform)) }

    /// The elements that `predicate` accepts.
    @inlinable public func filter(
        _ predicate: @escaping @Sendable (Element) throws(Failure) -> Bool
    ) -> PrimitiveSequence<Trait.Filtered, Element> { .init(trusting: source.filter(predicate)) }

    /// The elements of the streams that `selector` makes of the elements.
    ///
    ///     source   --1
    ///     inner      ---(a|)
    ///     result   -----(a|)
    ///
    /// An error of either, or thrown by `selector`, ends it.
    @inlinable public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws(Failure) -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> { .init(trusting: source.flatMap(selector)) }

    /// The maybe that `selector` makes of the element.
    public func flatMapMaybe<Result>(
        _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> where Trait.Failure == any Error { Maybe(trusting: source.flatMap(selector)) }

    /// The completable that `selector` makes of the element.
    public func flatMapCompletable(_ selector: @escaping @Sendable (Element) throws -> Completable) -> Completable {
        Completable(trusting: source.flatMap(selector))
    }

    /// The end alone: complete where the source succeeds.
    public func asCompletable() -> Completable { Completable(trusting: source.ignoreElements()) }

    /// 0 once `dueTime` has passed.
    ///
    /// - Parameters:
    ///   - dueTime: The time to wait.
    ///   - scheduler: Whose clock it is, and where the element is sent from.
    public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self
    where Element: FixedWidthInteger & Sendable { Self(trusting: .timer(dueTime, scheduler: scheduler)) }
}

extension PrimitiveSequence where Trait == MaybeTrait {
    /// The element, or the error ``RxError/noElements``.
    public func asSingle() -> Single<Element> { Single(trusting: source.only(whenEmpty: SingleTrait.whenEmpty)) }

    /// The element, or `element` where there is none.
    public func ifEmpty(default element: Element) -> Single<Element> { ifEmpty(switchTo: .just(element)) }

    /// The element, or the answer of `other` where there is none.
    public func ifEmpty<Other: PrimitiveTrait & ElementTrait>(
        switchTo other: PrimitiveSequence<Other, Element>
    ) -> PrimitiveSequence<Other, Element> { .init(trusting: source.ifEmpty(switchTo: other.source)) }
}
