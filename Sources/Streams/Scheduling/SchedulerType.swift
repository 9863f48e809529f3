/// How far apart two moments of a scheduler are. It saturates at the nanoseconds of 64 bits, about 292 years.
public typealias RxTimeInterval = Duration

extension Duration {
    /// Longer than anything lasts: what is due after it never comes.
    public static var never: Duration { .nanoseconds(Int64.max) }

    /// The length in nanoseconds, saturating.
    var saturatedNanoseconds: Int64 {
        if self >= .nanoseconds(Int64.max) { return .max }
        if self <= .nanoseconds(Int64.min) { return .min }
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}

/// A moment of a scheduler, as nanoseconds since an origin of the scheduler's own.
public struct RxTime: InstantProtocol, Hashable, Sendable {
    /// Nanoseconds since the origin.
    public let nanoseconds: Int64

    /// The moment `nanoseconds` after the origin.
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The moment `duration` later, saturating.
    public func advanced(by duration: Duration) -> RxTime {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.saturatedNanoseconds)
        return RxTime(nanoseconds: overflow ? (nanoseconds < 0 ? .min : .max) : sum)
    }

    /// How far away `other` is, saturating.
    public func duration(to other: RxTime) -> Duration {
        let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
        return .nanoseconds(overflow ? (nanoseconds > 0 ? .min : .max) : difference)
    }

    /// True where `left` is earlier.
    public static func < (left: RxTime, right: RxTime) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}

/// Something that runs work.
public protocol ImmediateSchedulerType: Sendable {
    /// Runs `action` as soon as the scheduler can. What the action returns is kept, and disposed with the result.
    ///
    /// - Returns: What cancels the work, and frees it.
    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable
}

/// Something that runs work at a time.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The present moment, of a monotonic clock that counts sleep, or of a virtual one.
    var now: RxTime { get }

    /// Runs `action` once `dueTime` has passed. Equal due times run in the order they were scheduled.
    ///
    /// - Returns: What cancels the work, and frees it.
    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        schedule(()) { _ in
            action()
            return NopDisposable()
        }
    }
}

extension SchedulerType {
    func schedule(after dueTime: RxTimeInterval, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        scheduleRelative((), dueTime: dueTime) { _ in
            action()
            return NopDisposable()
        }
    }

    /// Runs `action` at `due`. The last moment never comes.
    func schedule(at due: RxTime, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        schedule(after: due.nanoseconds == .max ? .never : now.duration(to: due), action)
    }

    /// Runs `action` at `startAfter` from now, and then every `period`: tick k is due at the start + k·period, however
    /// long the action takes. Of several ticks that are past, only the last one runs.
    ///
    /// - Parameters:
    ///   - state: What the first call of `action` gets.
    ///   - startAfter: The time to the first tick.
    ///   - period: The time between ticks; less than a nanosecond counts as one.
    ///   - action: Makes the next state of the present one.
    /// - Returns: What stops it.
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        let lifetime = Lifetime()
        let ticks = Ticks(scheduler: self, period: max(period, .nanoseconds(1)), lifetime: lifetime, action: action)
        ticks.schedule(state, at: now.advanced(by: startAfter))
        return lifetime
    }
}

private final class Ticks<State: Sendable>: Sendable {
    private let scheduler: any SchedulerType
    private let period: RxTimeInterval
    private let lifetime: Lifetime
    private let action: @Sendable (State) -> State
    private let timer: SerialSlot

    init(
        scheduler: any SchedulerType, period: RxTimeInterval, lifetime: Lifetime,
        action: @escaping @Sendable (State) -> State
    ) {
        self.scheduler = scheduler
        self.period = period
        self.lifetime = lifetime
        self.action = action
        timer = SerialSlot(lifetime)
    }

    func schedule(_ state: State, at due: RxTime) {
        timer.replace(
            scheduler.schedule(at: due) { [self] in
                if lifetime.isEnded { return }
                let tick = present(due)
                let next = action(state)
                if lifetime.isEnded { return }
                schedule(next, at: tick.advanced(by: period))
            })
    }

    /// The tick that runs now, which was to be the one at `due`: of several that are past, or that a clock of long ticks
    /// cannot tell apart, the last.
    private func present(_ due: RxTime) -> RxTime {
        let late = due.duration(to: scheduler.now)
        guard late > .zero else { return due }
        let length = period.saturatedNanoseconds
        return due.advanced(by: .nanoseconds(late.saturatedNanoseconds / length * length))
    }
}
