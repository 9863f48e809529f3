/// A scheduler of virtual time: nothing runs until a test says how far the clock goes, and it goes there at once.
///
/// The clock counts ticks. Work runs in the order of its due tick, and at the same tick in the order it was scheduled;
/// ``clock`` and ``now`` are the due time of the action that runs. A time of the scheduler protocol is rounded to the
/// nearest tick, a positive one is at least one tick.
public final class TestScheduler: SchedulerType {
    /// The ticks that ``start(created:subscribed:disposed:fileID:filePath:line:column:create:)`` uses unless told otherwise.
    public enum Defaults {
        /// When the observable is made.
        public static let created = 100
        /// When it is subscribed to.
        public static let subscribed = 200
        /// When the subscription is disposed.
        public static let disposed = 1000
    }

    /// The length of a tick in seconds.
    public let resolution: Double
    /// True where work scheduled for now or the past through the scheduler protocol runs one tick later, false where it
    /// runs at the present tick, after what is queued for that.
    public let simulateProcessingDelay: Bool
    let timeline: Timeline

    /// A scheduler with an empty queue.
    ///
    /// - Parameters:
    ///   - initialClock: The tick at which the clock stands.
    ///   - resolution: The length of a tick in seconds, more than 0.
    ///   - simulateProcessingDelay: Whether work that is due at once runs one tick later. Recorded events and
    ///     ``scheduleAt(_:action:)`` are always exact.
    ///   - stepLimit: How many actions a ``start(fileID:filePath:line:column:)`` or a run to `Int.max` may run, and any
    ///     other at one tick, before that is reported as a failure.
    ///   - fileID: The module and the file where a failure is reported.
    ///   - filePath: The path of that file.
    ///   - line: The line there.
    ///   - column: The column there.
    public init(
        initialClock: Int = 0, resolution: Double = 1.0, simulateProcessingDelay: Bool = true,
        stepLimit: Int = 1_000_000,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let isValid = resolution > 0 && resolution.isFinite
        self.resolution = isValid ? resolution : 1
        self.simulateProcessingDelay = simulateProcessingDelay
        timeline = Timeline(clock: initialClock, stepLimit: stepLimit)
        if !isValid {
            let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
            FailureReporter.send(TestFailure("A tick cannot last \(resolution) seconds; it lasts one.", at: site))
        }
    }

    /// The present tick.
    public var clock: Int { timeline.clock }

    /// The present tick as a moment.
    public var now: RxTime {
        let nanoseconds = Double(clock) * resolution * 1e9
        return RxTime(nanoseconds: Int64(saturating: nanoseconds))
    }
}

extension TestScheduler {
    /// Schedules `action` for now.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable { scheduleRelative(state, dueTime: .zero, action: action) }

    /// Schedules `action` for `dueTime` from now. What is due after `Duration.never` never runs.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let item = ScheduledItem(state, action)
        enqueue(item, after: ticks(in: dueTime))
        return item
    }

    /// Runs `action` at the tick `time`, exactly; at the present one where that is past.
    public func scheduleAt(_ time: Int, action: @escaping @Sendable () -> Void) {
        let item = ScheduledItem(()) { _ in
            action()
            return Disposables.create()
        }
        enqueue(item, at: time)
    }

    func enqueue(_ item: ScheduledItem, at time: Int) { _ = timeline.insert(item, due: { _ in time }) }

    func enqueue(_ item: ScheduledItem, after ticks: Int) {
        _ = timeline.insert(item, due: { clock in clock.advanced(saturating: ticks) })
    }

    private func ticks(in duration: Duration) -> Int {
        if duration <= .zero { return simulateProcessingDelay ? 1 : 0 }
        if duration >= .never { return .max }
        let (seconds, attoseconds) = duration.components
        let ticks = (Double(seconds) + Double(attoseconds) * 1e-18) / resolution
        return max(1, Int(saturating: ticks))
    }
}

extension TestScheduler {
    /// A source that sends `events` at their absolute ticks, whoever observes; past ones at the present tick.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        .hot(events, on: self)
    }

    /// A source that sends `events` to each observer, at ticks counted from its subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        .cold(events, on: self)
    }

    /// An observer that records what it receives.
    public func createObserver<Element>(_ type: Element.Type = Element.self) -> TestableObserver<Element> {
        TestableObserver(self)
    }
}
