import Foundation

/// A scheduler whose virtual time is a date, so that what happened in the past runs again at once.
///
/// Work runs in the order of its due date, and at the same date in the order it was scheduled. The clock moves as
/// ``start(fileID:filePath:line:column:)``, ``advanceTo(_:fileID:filePath:line:column:)`` and
/// ``advanceBy(_:fileID:filePath:line:column:)`` say, to the nanosecond, over 292 years.
public final class HistoricalScheduler: SchedulerType {
    private let origin: Date
    /// Its ticks are nanoseconds since the origin.
    private let timeline: Timeline

    /// A scheduler with an empty queue.
    ///
    /// - Parameters:
    ///   - initialClock: The date at which the clock stands.
    ///   - stepLimit: How many actions a ``start(fileID:filePath:line:column:)`` may run before that is reported as a
    ///     failure.
    public init(initialClock: Date = Date(timeIntervalSince1970: 0), stepLimit: Int = 1_000_000) {
        origin = initialClock
        timeline = Timeline(clock: 0, stepLimit: stepLimit)
    }

    /// The present date.
    public var clock: Date { origin.addingTimeInterval(Double(timeline.clock) / 1e9) }

    /// The present moment, since the date at which the clock first stood.
    public var now: RxTime { RxTime(nanoseconds: Int64(timeline.clock)) }

    /// Runs `action` once the clock has gone on by `dueTime`.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let item = ScheduledItem(state, action)
        _ = timeline.insert(item) { $0.advanced(saturating: ticks(in: dueTime)) }
        return item
    }

    /// Runs `action` at `date`; at the present one where that is past.
    public func scheduleAt(_ date: Date, action: @escaping @Sendable () -> Void) {
        let item = ScheduledItem(()) { _ in
            action()
            return Disposables.create()
        }
        _ = timeline.insert(item) { _ in ticks(at: date) }
    }

    /// Runs everything that is scheduled, and everything scheduled by that, until nothing is left.
    public func start(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        FailureReporter.send(timeline.runAll("start()"), at: site)
    }

    /// Runs everything due up to and at `date`, and leaves the clock there.
    public func advanceTo(
        _ date: Date,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        FailureReporter.send(timeline.advance(to: ticks(at: date), "advanceTo(\(date))"), at: site)
    }

    /// Runs everything due in the next `duration`, and leaves the clock at its end.
    public func advanceBy(
        _ duration: Duration,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let target = timeline.clock.advanced(saturating: ticks(in: duration))
        FailureReporter.send(timeline.advance(to: target, "advanceBy(\(duration))"), at: site)
    }

    /// Ends the run that this is called from after the present action. The clock stays there.
    public func stop() { timeline.stop() }

    private func ticks(in duration: Duration) -> Int {
        Int(clamping: RxTime(nanoseconds: 0).advanced(by: duration).nanoseconds)
    }

    private func ticks(at date: Date) -> Int { Int(saturating: date.timeIntervalSince(origin) * 1e9) }
}
