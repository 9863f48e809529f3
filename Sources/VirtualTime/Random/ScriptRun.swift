/// The sources of a script in a run, its parameters, and the scheduler of the run.
public struct ScriptSources: Sendable {
    /// The sources.
    public let sources: [Observable<Int>]
    /// The parameters of the script.
    public let parameters: [Int]
    /// The scheduler, whose clock is 0 at the subscription.
    public let scheduler: TestScheduler

    /// The source at `index`.
    public subscript(index: Int) -> Observable<Int> { sources[index] }

    /// The parameter at `index`.
    public func parameter(_ index: Int = 0) -> Int { parameters[index] }

    /// The parameter at `index` as a time of so many ticks.
    public func ticks(_ index: Int = 0) -> RxTimeInterval { .seconds(parameters[index]) }
}

/// What came of a script.
public struct ScriptRun<Element> {
    /// The events of the result.
    public let events: [Recorded<Event<Element>>]
    /// The subscriptions of each source.
    public let subscriptions: [[Subscription]]
}

extension ScriptRun: Sendable where Element: Sendable {}
extension ScriptRun: Equatable where Element: Equatable {}

extension EventScript {
    /// When a run disposes the subscription.
    public enum Disposal: Hashable, Sendable {
        /// Never.
        case never
        /// At a tick, before what comes later at that tick.
        case at(Int)
        /// Inside the delivery of the event of this index, from 0.
        case afterEvent(Int)
    }

    /// Runs what `build` makes of the sources, subscribed to at tick 0, after what hot sources send then.
    ///
    /// - Parameters:
    ///   - last: The last tick of the run.
    ///   - disposal: When the subscription is disposed.
    ///   - build: Makes the result.
    public func run<Result: ObservableConvertibleType>(
        upTo last: Int = 100, disposing disposal: Disposal = .never, _ build: (ScriptSources) -> Result
    ) -> ScriptRun<Result.Element> {
        let lifetime = Lifetime()
        return run(upTo: last, disposing: disposal, lifetime, atCall: nil, build)
    }

    /// A run for `lifetime` that tells `call` of each call between the sources, the operator and the observer: of a
    /// subscription, before and after each event of a source, when a source is let go, and inside each event of the result.
    /// It tells the tick, and how many events of the result have begun.
    package func run<Result: ObservableConvertibleType>(
        upTo last: Int, disposing disposal: Disposal = .never, _ lifetime: Lifetime,
        atCall call: (@Sendable (_ tick: Int, _ count: Int) -> Void)?, _ build: (ScriptSources) -> Result
    ) -> ScriptRun<Result.Element> {
        let scheduler = TestScheduler(simulateProcessingDelay: false, stepLimit: 10_000)
        let count = Locked(0)
        let isRunning = Locked(true)
        let made = sources.map { ScriptedSource($0, on: scheduler) }
        var observables = made.map(\.observable)
        var tell: (@Sendable () -> Void)?
        if let call {
            let telling: @Sendable () -> Void = { if isRunning.value { call(scheduler.clock, count.value) } }
            observables = observables.map { $0.telling(telling) }
            tell = telling
        }
        let result = build(ScriptSources(sources: observables, parameters: parameters, scheduler: scheduler))
        let observer = scheduler.createObserver(Result.Element.self)
        let record = Held(observer.on)
        scheduler.advanceTo(0)
        if case .at(let tick) = disposal { scheduler.scheduleAt(tick) { lifetime.end() } }
        let remaining = Locked(disposal.countdown)
        result.asObservable().attach(
            AnyObserver { [tell] event in
                if lifetime.isEnded && event.isStopEvent { return }
                record.value(event)
                let isLast = remaining.withLock { count in
                    count -= 1
                    return count == 0
                }
                count.withLock { $0 += 1 }
                tell?()
                if isLast || event.isStopEvent { lifetime.end() }
            }, lifetime)
        scheduler.advanceTo(last)
        _ = isRunning.exchange(false)
        let run = ScriptRun(events: observer.events, subscriptions: made.map(\.log.subscriptions))
        lifetime.end()
        return run
    }
}

extension Observable<Int> {
    /// Tells `call` of each call to and from this source.
    fileprivate func telling(_ call: @escaping @Sendable () -> Void) -> Observable {
        Observable { [attach] observer, lifetime in
            lifetime.addTeardown(call)
            call()
            attach(
                AnyObserver(
                    next: { element in
                        call()
                        if !lifetime.isEnded { observer.next(element) }
                        call()
                    },
                    end: { end in
                        call()
                        if !lifetime.isEnded { observer.end(end) }
                        call()
                    }), lifetime)
        }
    }
}

extension EventScript.Disposal {
    fileprivate var countdown: Int { if case .afterEvent(let index) = self { index + 1 } else { -1 } }
}

private struct ScriptedSource {
    let observable: Observable<Int>
    let log: SubscriptionLog

    init(_ source: EventScript.Source, on scheduler: TestScheduler) {
        switch source.temperature {
        case .hot: self.init(.hot(source.events, on: scheduler))
        case .cold: self.init(.cold(source.events, on: scheduler))
        case .immediate: self.init(source.events, SubscriptionLog(scheduler))
        }
    }

    private init(_ source: TestableObservable<Int>) { self.init(source.asObservable(), source.log) }

    private init(_ events: [Recorded<Event<Int>>], _ log: SubscriptionLog) {
        self.init(
            Observable { observer, lifetime in
                let entry = log.open(for: lifetime)
                for event in events where !lifetime.isEnded {
                    if event.value.isStopEvent { log.close(entry) }
                    observer.on(event.value)
                }
            }, log)
    }

    private init(_ observable: Observable<Int>, _ log: SubscriptionLog) {
        self.observable = observable
        self.log = log
    }
}
