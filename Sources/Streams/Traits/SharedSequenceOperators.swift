extension SharedSequence {
    /// Each element, changed by `transform`.
    public func map<Result>(_ transform: @escaping @MainActor (Element) -> Result) -> Shared<Result> {
        Shared(trusting: source.map(MainQueue.unisolated(transform)))
    }

    /// What `transform` makes of each element, where that is not nil.
    public func compactMap<Result>(_ transform: @escaping @MainActor (Element) -> Result?) -> Shared<Result> {
        Shared(trusting: source.compactMap(MainQueue.unisolated(transform)))
    }

    /// The elements that `predicate` accepts.
    @inlinable public func filter(_ predicate: @escaping @MainActor (Element) -> Bool) -> Self {
        Self(trusting: source.filter(MainQueue.unisolated(predicate)))
    }

    /// The results of `accumulator`, which makes the next of the last one and the element.
    public func scan<Result>(
        _ seed: Result, accumulator: @escaping @MainActor (Result, Element) -> Result
    ) -> Shared<Result> { Shared(trusting: source.scan(seed, accumulator: MainQueue.unisolated(accumulator))) }

    /// The values of the elements that are not nil.
    public func unwrap<Wrapped>() -> Shared<Wrapped> where Element == Wrapped? { Shared(trusting: source.unwrap()) }

    /// `value` for each element.
    public func mapTo<Result>(_ value: Result) -> Shared<Result> { Shared(trusting: source.mapTo(value)) }

    /// The elements that `comparer` does not count as equal to the last one sent.
    public func distinctUntilChanged(_ comparer: @escaping @MainActor (Element, Element) -> Bool) -> Self {
        Self(trusting: source.distinctUntilChanged(MainQueue.unisolated(comparer)))
    }

    /// The elements whose key, which `keySelector` makes, differs from that of the last one sent.
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> Self { Self(trusting: source.distinctUntilChanged(MainQueue.unisolated(keySelector))) }

    /// The elements, with something done at each event.
    ///
    /// - Parameters:
    ///   - onNext: Called before an element is sent on.
    ///   - afterNext: Called after an element was sent on.
    ///   - onCompleted: Called before the completion is sent on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called after the source's subscription is over.
    public func `do`(
        onNext: (@MainActor (Element) -> Void)? = nil, afterNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil, onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil, onDispose: (@MainActor () -> Void)? = nil
    ) -> Self {
        let source = source.do(
            onNext: onNext.map { MainQueue.unisolated($0) }, afterNext: afterNext.map { MainQueue.unisolated($0) },
            onCompleted: onCompleted.map { MainQueue.unisolated($0) },
            onSubscribe: onSubscribe.map { MainQueue.unisolated($0) },
            onSubscribed: onSubscribed.map { MainQueue.unisolated($0) },
            onDispose: onDispose.map { MainQueue.unisolated($0) })
        return Self(trusting: source)
    }

    /// The elements of the sequences that `selector` makes of the elements, as they come.
    public func flatMap<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        .init(trusting: source.flatMap(MainQueue.unisolated { selector($0).source }))
    }

    /// The elements of the sequence that `selector` makes of the latest element.
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        .init(trusting: source.flatMapLatest(MainQueue.unisolated { selector($0).source }))
    }

    /// The elements of the sequence that `selector` makes of an element; elements that come while it runs are dropped.
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        .init(trusting: source.flatMapFirst(MainQueue.unisolated { selector($0).source }))
    }

    /// The elements as long as `predicate` accepts them, then completed.
    public func take(
        while predicate: @escaping @MainActor (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Self { Self(trusting: source.take(while: MainQueue.unisolated(predicate), behavior: behavior)) }

    /// The elements until `other` sends one, then completed.
    public func take<Sharing, Other>(until other: SharedSequence<Sharing, Other>) -> Self {
        Self(trusting: source.take(until: other.source))
    }

    /// The elements from the first on that `predicate` does not accept.
    public func skip(while predicate: @escaping @MainActor (Element) -> Bool) -> Self {
        Self(trusting: source.skip(while: MainQueue.unisolated(predicate)))
    }

    /// The elements after `other` has sent one.
    public func skip<Sharing, Other>(until other: SharedSequence<Sharing, Other>) -> Self {
        Self(trusting: source.skip(until: other.source))
    }

    /// What `resultSelector` makes of each element and the latest of `second`.
    public func withLatestFrom<Sharing, Second, Result>(
        _ second: SharedSequence<Sharing, Second>, resultSelector: @escaping @MainActor (Element, Second) -> Result
    ) -> Shared<Result> {
        Shared(trusting: source.withLatestFrom(second.source, resultSelector: MainQueue.unisolated(resultSelector)))
    }

    /// The latest of `second` at each element.
    public func withLatestFrom<Sharing, Second>(_ second: SharedSequence<Sharing, Second>) -> Shared<Second> {
        Shared(trusting: source.withLatestFrom(second.source))
    }

    /// The sequence as a signal, which repeats nothing.
    public func asSignal() -> Signal<Element> { Signal(trusting: source) }

    /// The opposite of each element.
    public func not() -> Self where Element == Bool { Self(trusting: source.not()) }

    /// A sequence that `factory` makes anew for each first observer.
    public static func deferred(_ factory: @escaping @MainActor () -> SharedSequence) -> Self {
        Self(trusting: .deferred(MainQueue.unisolated { factory().source }))
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// 0, 1, 2, … every `period`, the first after one period.
    ///
    /// - Parameters:
    ///   - period: The time between ticks.
    ///   - scheduler: Whose clock it is; the main one by default.
    public static func interval(
        _ period: RxTimeInterval, scheduler: any SchedulerType = MainScheduler.instance
    ) -> Self { Self(bringing: .interval(period, scheduler: scheduler)) }

    /// 0 once `dueTime` has passed, and the following numbers every `period`.
    ///
    /// - Parameters:
    ///   - dueTime: The time to the first tick.
    ///   - period: The time between ticks; nil for one tick.
    ///   - scheduler: Whose clock it is; the main one by default.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType = MainScheduler.instance
    ) -> Self { Self(bringing: .timer(dueTime, period: period, scheduler: scheduler)) }
}
