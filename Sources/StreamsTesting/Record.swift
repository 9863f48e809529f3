import VirtualTime

extension ObservableConvertibleType {
    /// Subscribes now, to a `Driver` or a `Signal` on the main queue, and records what comes, for as long as the recorder is kept.
    public func record() -> Recorder<Event<Element>> { Recorder(self) { $0 } }

    /// Subscribes now and records what comes with the tick of `scheduler`, for as long as the recorder is kept.
    public func record(on scheduler: TestScheduler) -> Recorder<Recorded<Event<Element>>> {
        Recorder(self) { Recorded(time: scheduler.clock, value: $0) }
    }
}

/// What a stream sent since it is recorded. Letting go of the recorder ends the subscription.
public final class Recorder<Record> {
    private let records: Locked<[Record]>
    private let subscription: any Disposable
    private let isOnMain: Bool

    init<Source: ObservableConvertibleType>(
        _ source: Source, _ record: @escaping @Sendable (Event<Source.Element>) -> Record
    ) {
        let records = Locked<[Record]>([])
        self.records = records
        let lifetime = Lifetime()
        subscription = lifetime
        isOnMain = Source.self is any SharedSequenceConvertibleType.Type
        onQueue(of: Source.self) {
            lifetime.add(
                source.asObservable().subscribe { event in
                    let record = record(event)
                    records.withLock { $0.append(record) }
                })
        }
    }

    deinit { subscription.dispose() }

    /// What came so far. Of a `Driver` or a `Signal` also what is under way on the main queue.
    public var events: [Record] {
        if isOnMain { MainQueue.sync {} }
        return records.value
    }

    /// Ends the subscription.
    public func dispose() { subscription.dispose() }
}

extension Recorder: Sendable where Record: Sendable {}

extension Recorder {
    /// The elements that came so far.
    public func elements<Element>() -> [Element] where Record == Event<Element> { events.compactMap(\.element) }

    /// The elements that came so far, without their ticks.
    public func elements<Element>() -> [Element] where Record == Recorded<Event<Element>> {
        events.compactMap(\.value.element)
    }
}
