extension Observable where Element: FixedWidthInteger & Sendable {
    /// 0 once `dueTime` has passed; then completed, or the following numbers every `period`.
    ///
    ///     timer(3)
    ///     result  ---(0|)
    ///
    ///     timer(3, period: 2)
    ///     result  ---0-1-2-3-4-5-
    ///
    /// Tick k is due at the first one + k·period. A tick that comes late is not doubled: those that were missed are left
    /// out, and the numbers go on by one.
    ///
    /// - Parameters:
    ///   - dueTime: The time to the first tick.
    ///   - period: The time between ticks; nil for one tick.
    ///   - scheduler: Whose clock it is, and where the ticks are sent from.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable {
        guard let period else { return .just(0).delaySubscription(dueTime, scheduler: scheduler) }
        return Observable { observer, lifetime in
            let observer = Held(observer)
            let ticks = scheduler.schedulePeriodic(Element(0), startAfter: dueTime, period: period) { number in
                if !lifetime.isEnded { observer.value.next(number) }
                return number &+ 1
            }
            lifetime.add(ticks)
        }
    }

    /// 0, 1, 2, … every `period`, the first after one period.
    ///
    ///     interval(3)
    ///     result  ---0--1--2--3--
    ///
    /// - Parameters:
    ///   - period: The time between ticks; zero for as often as the clock can tell apart.
    ///   - scheduler: Whose clock it is, and where the ticks are sent from.
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable {
        timer(max(period, .nanoseconds(1)), period: period, scheduler: scheduler)
    }
}
