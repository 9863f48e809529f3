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
    /// Runs `action` as soon as what is due before it has run: it is due now.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable { scheduleRelative(state, dueTime: .zero, action: action) }

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
        let timer = SerialSlot(lifetime)
        let length = max(period, .nanoseconds(1)).saturatedNanoseconds
        @Sendable func schedule(_ state: StateType, at due: RxTime) {
            timer.replace(
                self.schedule(at: due) {
                    if lifetime.isEnded { return }
                    // So it is of ticks that a clock of long ticks cannot tell apart.
                    let late = max(due.duration(to: now).saturatedNanoseconds, 0)
                    let tick = due.advanced(by: .nanoseconds(late - late % length))
                    let next = action(state)
                    if !lifetime.isEnded { schedule(next, at: tick.advanced(by: .nanoseconds(length))) }
                })
        }
        schedule(state, at: now.advanced(by: startAfter))
        return lifetime
    }
}
