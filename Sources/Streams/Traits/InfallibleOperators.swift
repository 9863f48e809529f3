extension Infallible {
    /// Each element, changed by `transform`.
    public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
        Infallible<Result>(trusting: source.map(transform))
    }

    /// What `transform` makes of each element, where that is not nil.
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> {
        Infallible<Result>(trusting: source.compactMap(transform))
    }

    /// The elements that `predicate` accepts.
    public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible {
        Infallible(trusting: source.filter(predicate))
    }

    /// The results of `accumulator`, which makes the next of the last one and the element.
    public func scan<Result>(
        _ seed: Result, accumulator: @escaping @Sendable (Result, Element) -> Result
    ) -> Infallible<Result> { Infallible<Result>(trusting: source.scan(seed, accumulator: accumulator)) }

    /// The elements that `comparer` does not count as equal to the last one sent.
    public func distinctUntilChanged(_ comparer: @escaping @Sendable (Element, Element) -> Bool) -> Infallible {
        Infallible(trusting: source.distinctUntilChanged(comparer))
    }

    /// The elements whose key, which `keySelector` makes, differs from that of the last one sent.
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @Sendable (Element) -> Key
    ) -> Infallible { Infallible(trusting: source.distinctUntilChanged(keySelector)) }

    /// The elements, with something done at each event.
    ///
    /// - Parameters:
    ///   - onNext: Called before an element is sent on.
    ///   - afterNext: Called after an element was sent on.
    ///   - onCompleted: Called before the completion is sent on.
    ///   - afterCompleted: Called after the completion was sent on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called after the source's subscription is over.
    public func `do`(
        onNext: (@Sendable (Element) -> Void)? = nil, afterNext: (@Sendable (Element) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil, afterCompleted: (@Sendable () -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Infallible {
        Infallible(
            trusting: source.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// The elements of all the streams that `selector` makes of the elements, as they come.
    public func flatMap<Result>(_ selector: @escaping @Sendable (Element) -> Infallible<Result>) -> Infallible<Result> {
        Infallible<Result>(trusting: source.flatMap(selector))
    }

    /// The elements of the stream that `selector` makes of the latest element.
    public func flatMapLatest<Result>(
        _ selector: @escaping @Sendable (Element) -> Infallible<Result>
    ) -> Infallible<Result> { Infallible<Result>(trusting: source.flatMapLatest(selector)) }

    /// The elements of the stream that `selector` makes of an element; elements that come while it runs are dropped.
    public func flatMapFirst<Result>(
        _ selector: @escaping @Sendable (Element) -> Infallible<Result>
    ) -> Infallible<Result> { Infallible<Result>(trusting: source.flatMapFirst(selector)) }

    /// The elements of the streams that `selector` makes of the elements, one stream after the other.
    public func concatMap<Result>(
        _ selector: @escaping @Sendable (Element) -> Infallible<Result>
    ) -> Infallible<Result> { Infallible<Result>(trusting: source.concatMap(selector)) }

    /// `element`, then those of the source.
    public func startWith(_ element: Element) -> Infallible { Infallible(trusting: source.startWith(element)) }

    /// The first `count` elements, then completed.
    public func take(_ count: Int) -> Infallible { Infallible(trusting: source.take(count)) }

    /// The elements as long as `predicate` accepts them, then completed.
    public func take(
        while predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible { Infallible(trusting: source.take(while: predicate, behavior: behavior)) }

    /// The elements until `predicate` accepts one, then completed.
    public func take(
        until predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible { Infallible(trusting: source.take(until: predicate, behavior: behavior)) }

    /// The elements until `other` sends one, then completed.
    public func take<Other>(until other: Infallible<Other>) -> Infallible {
        Infallible(trusting: source.take(until: other))
    }

    /// The elements after the first `count`.
    public func skip(_ count: Int) -> Infallible { Infallible(trusting: source.skip(count)) }

    /// The elements from the first on that `predicate` does not accept.
    public func skip(while predicate: @escaping @Sendable (Element) -> Bool) -> Infallible {
        Infallible(trusting: source.skip(while: predicate))
    }

    /// The elements after `other` has sent one.
    public func skip<Other>(until other: Infallible<Other>) -> Infallible {
        Infallible(trusting: source.skip(until: other))
    }

    /// What `resultSelector` makes of each element and the latest of `second`.
    public func withLatestFrom<Second, Result>(
        _ second: Infallible<Second>, resultSelector: @escaping @Sendable (Element, Second) -> Result
    ) -> Infallible<Result> {
        Infallible<Result>(trusting: source.withLatestFrom(second, resultSelector: resultSelector))
    }

    /// The latest of `second` at each element.
    public func withLatestFrom<Second>(_ second: Infallible<Second>) -> Infallible<Second> {
        Infallible<Second>(trusting: source.withLatestFrom(second))
    }

    /// One subscription to the source for all who observe.
    ///
    /// - Parameters:
    ///   - replay: How many of the last elements a new observer is told first.
    ///   - scope: How long they are remembered.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible {
        Infallible(trusting: source.share(replay: replay, scope: scope))
    }
}

extension Infallible where Element: Equatable & SendableMetatype {
    /// The elements that differ from the last one sent.
    public func distinctUntilChanged() -> Infallible { Infallible(trusting: source.distinctUntilChanged()) }
}

extension Infallible where Element: Sendable {
    /// The elements that no other follows within `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: How long it must be quiet.
    ///   - scheduler: Whose clock it is, and where the elements are sent from.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible {
        Infallible(trusting: source.debounce(dueTime, scheduler: scheduler))
    }

    /// An element at once, and then at most one every `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: The least time between two elements.
    ///   - latest: Whether the newest element that comes too early is sent when it may.
    ///   - scheduler: Whose clock it is, and where late elements are sent from.
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Infallible {
        Infallible(trusting: source.throttle(dueTime, latest: latest, scheduler: scheduler))
    }
}
