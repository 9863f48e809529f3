/// How often something is tried, and how long to wait before each further attempt.
public enum RepeatBehavior: Sendable {
    /// Attempts without a wait between them.
    case immediate(maxCount: Int)
    /// Attempts with the same wait between them.
    case delayed(maxCount: Int, time: RxTimeInterval)
    /// Attempts with a wait of `initial` before the second one, and before each further one `multiplier` times as long.
    case exponentialDelayed(maxCount: Int, initial: RxTimeInterval, multiplier: Double)
    /// Attempts with the wait that `delayCalculator` gives for the number of attempts made.
    case customTimerDelayed(maxCount: Int, delayCalculator: @Sendable (Int) -> RxTimeInterval)

    /// The same attempts with waits that are longer or shorter by a random part of up to `fraction` of their length, so
    /// that many who fail at once do not come back at once.
    ///
    /// - Parameters:
    ///   - fraction: From 0 to 1.
    ///   - random: Gives a number of a range; by default the system's generator does.
    public func jittered(
        by fraction: Double,
        random: @escaping @Sendable (ClosedRange<Double>) -> Double = { Double.random(in: $0) }
    ) -> RepeatBehavior {
        let fraction = fraction > 0 ? min(fraction, 1) : 0
        return .customTimerDelayed(maxCount: maxCount) { attempts in
            delay(after: attempts).scaled(by: 1 + random(-fraction...fraction))
        }
    }

    /// How many attempts there are at most.
    public var maxCount: Int { plan.maxCount }

    /// The wait after so many attempts, zero for none.
    func delay(after attempts: Int) -> RxTimeInterval { plan.delay(attempts) }

    private var plan: (maxCount: Int, delay: (Int) -> RxTimeInterval) {
        switch self {
        case .immediate(let count): (count, { _ in .zero })
        case .delayed(let count, let time): (count, { _ in time })
        case .exponentialDelayed(let count, let initial, let multiplier):
            (count, { initial.scaled(by: (1..<max($0, 1)).reduce(1) { factor, _ in factor * multiplier }) })
        case .customTimerDelayed(let count, let delay): (count, delay)
        }
    }
}

extension Duration {
    /// So many times as long, saturating.
    fileprivate func scaled(by factor: Double) -> Duration {
        let nanoseconds = Double(saturatedNanoseconds) * factor
        if nanoseconds >= Double(Int64.max) { return .never }
        return nanoseconds > 0 ? .nanoseconds(Int64(nanoseconds)) : .zero
    }
}

extension ObservableType {
    /// The elements of the source, which is subscribed to anew after an error as `behavior` says.
    ///
    ///     source   --a--#
    ///     retry(.exponentialDelayed(maxCount: 3, initial: .seconds(1), multiplier: 2))
    ///     result   --a-----a------a--#
    ///
    /// Ends with the last error where no attempt is left or `shouldRetry` does not want one.
    ///
    /// - Parameters:
    ///   - behavior: How often, and how long to wait.
    ///   - scheduler: Whose clock the wait is, and where the source is subscribed to after one.
    ///   - shouldRetry: Whether it is worth another attempt after an error.
    public func retry(
        _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) -> Observable<Element> {
        attempts(behavior, scheduler) { termination in
            if case .error(let error) = termination { shouldRetry(error) } else { false }
        }
    }

    /// The elements of the source, which is subscribed to anew after its completion as `behavior` says.
    ///
    /// An error ends it; so does the completion of the last attempt.
    ///
    /// - Parameters:
    ///   - behavior: How often, and how long to wait.
    ///   - scheduler: Whose clock the wait is, and where the source is subscribed to after one.
    public func repeatWithBehavior(
        _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance
    ) -> Observable<Element> {
        attempts(behavior, scheduler) { !$0.isError }
    }

    private func attempts(
        _ behavior: RepeatBehavior, _ scheduler: any SchedulerType,
        wantsAnother: @escaping @Sendable (Termination) -> Bool
    ) -> Observable<Element> {
        let source = Held(asObservable())
        return Observable { observer, lifetime in
            let succession = Succession(observer, lifetime)
            let timer = SerialSlot(lifetime)
            let attempts = Cell(0)
            @Sendable func attempt() {
                succession.follow(with: { source.value }) { termination in
                    attempts.value += 1
                    guard attempts.value < behavior.maxCount, wantsAnother(termination) else {
                        return succession.end(termination)
                    }
                    let delay = behavior.delay(after: attempts.value)
                    if delay <= .zero { return attempt() }
                    timer.replace(scheduler.schedule(after: delay) { attempt() })
                }
            }
            if behavior.maxCount < 1 { return observer.end(.completed) }
            attempt()
        }
    }
}
