extension SharedSequence where Element: Sendable {
    /// The elements that no other follows within `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: How long it must be quiet.
    ///   - scheduler: Whose clock it is; the main one by default.
    public func debounce(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType = MainScheduler.instance
    ) -> Self { Self(bringing: source.debounce(dueTime, scheduler: scheduler)) }

    /// An element at once, and then at most one every `dueTime`.
    ///
    /// - Parameters:
    ///   - dueTime: The least time between two elements.
    ///   - latest: Whether the newest element that comes too early is sent when it may.
    ///   - scheduler: Whose clock it is; the main one by default.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType = MainScheduler.instance
    ) -> Self { Self(bringing: source.throttle(dueTime, latest: latest, scheduler: scheduler)) }

    /// The elements, each `dueTime` later.
    ///
    /// - Parameters:
    ///   - dueTime: The time by which they are late.
    ///   - scheduler: Whose clock it is; the main one by default.
    public func delay(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType = MainScheduler.instance
    ) -> Self { Self(bringing: source.delay(dueTime, scheduler: scheduler)) }

    /// The elements until `duration` has passed, then completed.
    ///
    /// - Parameters:
    ///   - duration: How long elements are taken.
    ///   - scheduler: Whose clock it is; the main one by default.
    public func take(
        for duration: RxTimeInterval, scheduler: any SchedulerType = MainScheduler.instance
    ) -> Self { take(until: Shared<Int>.timer(duration, scheduler: scheduler)) }

    /// The elements after `duration` has passed.
    ///
    /// - Parameters:
    ///   - duration: How long elements are dropped.
    ///   - scheduler: Whose clock it is; the main one by default.
    public func skip(
        _ duration: RxTimeInterval, scheduler: any SchedulerType = MainScheduler.instance
    ) -> Self { skip(until: Shared<Int>.timer(duration, scheduler: scheduler)) }
}
