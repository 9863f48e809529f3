extension PrimitiveSequence where Trait == InfallibleTrait {
    /// The results of `accumulator`, which makes the next of the last one and the element.
    public func scan<Result>(
        _ seed: Result, accumulator: @escaping @Sendable (Result, Element) -> Result
    ) -> Infallible<Result> { .init(trusting: source.scan(seed, accumulator: accumulator)) }

    /// The elements that `comparer` does not count as equal to the last one sent.
    public func distinctUntilChanged(_ comparer: @escaping @Sendable (Element, Element) -> Bool) -> Self {
        Self(trusting: source.distinctUntilChanged(comparer))
    }

    /// The elements whose key, which `keySelector` makes, differs from that of the last one sent.
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @Sendable (Element) -> Key
    ) -> Self { Self(trusting: source.distinctUntilChanged(keySelector)) }

    /// The elements of the stream that `selector` makes of the latest element.
    public func flatMapLatest<Result>(
        _ selector: @escaping @Sendable (Element) -> Infallible<Result>
    ) -> Infallible<Result> { .init(trusting: source.flatMapLatest(selector)) }

    /// The elements of the stream that `selector` makes of an element; elements that come while it runs are dropped.
    public func flatMapFirst<Result>(
        _ selector: @escaping @Sendable (Element) -> Infallible<Result>
    ) -> Infallible<Result> { .init(trusting: source.flatMapFirst(selector)) }

    /// The elements of the streams that `selector` makes of the elements, one stream after the other.
    public func concatMap<Result>(
        _ selector: @escaping @Sendable (Element) -> Infallible<Result>
    ) -> Infallible<Result> { .init(trusting: source.concatMap(selector)) }

    /// The elements as long as `predicate` accepts them, then completed.
    public func take(
        while predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Self { Self(trusting: source.take(while: predicate, behavior: behavior)) }

    /// The elements until `predicate` accepts one, then completed.
    public func take(
        until predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Self { Self(trusting: source.take(until: predicate, behavior: behavior)) }

    /// The elements until `other` sends one, then completed.
    public func take<Other>(until other: Infallible<Other>) -> Self { Self(trusting: source.take(until: other)) }

    /// The elements from the first on that `predicate` does not accept.
    public func skip(while predicate: @escaping @Sendable (Element) -> Bool) -> Self {
        Self(trusting: source.skip(while: predicate))
    }

    /// The elements after `other` has sent one.
    public func skip<Other>(until other: Infallible<Other>) -> Self { Self(trusting: source.skip(until: other)) }

    /// What `resultSelector` makes of each element and the latest of `second`.
    public func withLatestFrom<Second, Result>(
        _ second: Infallible<Second>, resultSelector: @escaping @Sendable (Element, Second) -> Result
    ) -> Infallible<Result> { .init(trusting: source.withLatestFrom(second, resultSelector: resultSelector)) }

    /// The latest of `second` at each element.
    public func withLatestFrom<Second>(_ second: Infallible<Second>) -> Infallible<Second> {
        .init(trusting: source.withLatestFrom(second))
    }

    /// One subscription to the source for all who observe.
    ///
    /// - Parameters:
    ///   - replay: How many of the last elements a new observer is told first.
    ///   - scope: How long they are remembered.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Self {
        Self(trusting: source.share(replay: replay, scope: scope))
    }
}

extension PrimitiveSequence where Trait == InfallibleTrait, Element: Sendable {
    /// The elements that no other follows within `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: How long it must be quiet.
    ///   - scheduler: Whose clock it is, and where the elements are sent from.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(trusting: source.debounce(dueTime, scheduler: scheduler))
    }

    /// An element at once, and then at most one every `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: The least time between two elements.
    ///   - latest: Whether the newest element that comes too early is sent when it may.
    ///   - scheduler: Whose clock it is, and where late elements are sent from.
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Self {
        Self(trusting: source.throttle(dueTime, latest: latest, scheduler: scheduler))
    }
}
