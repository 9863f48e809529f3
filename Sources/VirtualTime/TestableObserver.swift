/// Records every event it receives, with the tick at which it came.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler
    private let record = Locked<[Recorded<Event<Element>>]>([])

    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    /// What came so far.
    public var events: [Recorded<Event<Element>>] { record.value }

    /// Records `event`.
    public func on(_ event: Event<Element>) {
        let recorded = Recorded(time: scheduler.clock, value: event)
        record.withLock { $0.append(recorded) }
    }
}

extension TestableObserver: Sendable where Element: Sendable {}
