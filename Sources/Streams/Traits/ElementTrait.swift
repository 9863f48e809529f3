/// The trait of a stream that may have elements.
public protocol ElementTrait {}

extension PrimitiveSequence where Trait: ElementTrait {
    /// One element.
    public static func just(_ element: Element) -> Self { Self(trusting: .just(element)) }

    /// The element, changed by `transform`. An error thrown by `transform` takes its place.
    public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> { PrimitiveSequence<Trait, Result>(trusting: source.map(transform)) }

    /// What `transform` makes of the element, where that is not nil.
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
        Maybe(trusting: source.compactMap(transform))
    }

    /// The element, where `predicate` accepts it.
    public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(trusting: source.filter(predicate))
    }

    /// What `selector` makes of the element.
    ///
    ///     source   --1
    ///     inner      ---(a|)
    ///     result   -----(a|)
    ///
    /// An error of either, or thrown by `selector`, ends it.
    public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> { PrimitiveSequence<Trait, Result>(trusting: source.flatMap(selector)) }

    /// The maybe that `selector` makes of the element.
    public func flatMapMaybe<Result>(
        _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> { Maybe(trusting: source.flatMap(selector)) }

    /// The completable that `selector` makes of the element.
    public func flatMapCompletable(_ selector: @escaping @Sendable (Element) throws -> Completable) -> Completable {
        Completable(trusting: source.flatMap(selector))
    }

    /// The source, with `element` in place of an error.
    public func catchAndReturn(_ element: Element) -> Self { Self(trusting: source.catchAndReturn(element)) }

    /// The end alone: complete where the source succeeds.
    public func asCompletable() -> Completable { Completable(trusting: source.ignoreElements()) }
}

extension PrimitiveSequence where Trait == MaybeTrait {
    /// The element, or the error ``RxError/noElements``.
    public func asSingle() -> Single<Element> { Single(trusting: source.only(whenEmpty: SingleTrait.whenEmpty)) }

    /// The element, or `element` where there is none.
    public func ifEmpty(default element: Element) -> Single<Element> { ifEmpty(switchTo: .just(element)) }

    /// The element, or the answer of `other` where there is none.
    public func ifEmpty<Other: PrimitiveTrait & ElementTrait>(
        switchTo other: PrimitiveSequence<Other, Element>
    ) -> PrimitiveSequence<Other, Element> {
        PrimitiveSequence<Other, Element>(trusting: source.ifEmpty(switchTo: other.source))
    }
}

extension PrimitiveSequence where Trait: ElementTrait, Element: FixedWidthInteger & Sendable {
    /// 0 once `dueTime` has passed.
    ///
    /// - Parameters:
    ///   - dueTime: The time to wait.
    ///   - scheduler: Whose clock it is, and where the element is sent from.
    public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(trusting: .timer(dueTime, scheduler: scheduler))
    }
}
