/// An observable whose events are fixed beforehand, and which records who subscribed and when.
public final class TestableObservable<Element>: ObservableType {
    /// What it sends: at absolute ticks where it is hot, at ticks since the subscription where it is cold.
    public let recordedEvents: [Recorded<Event<Element>>]
    /// The way in for operators.
    public let attach: Observable<Element>.Attach
    let log: SubscriptionLog

    init(_ events: [Recorded<Event<Element>>], _ log: SubscriptionLog, attach: @escaping Observable<Element>.Attach) {
        recordedEvents = events
        self.log = log
        self.attach = attach
    }

    /// The subscriptions so far, one entry for each, in the order they began.
    public var subscriptions: [Subscription] { log.subscriptions }

    /// Sends the events to `observer` until the end or until the result is disposed.
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element { asObservable().subscribe(observer) }
}

extension TestableObservable: Sendable where Element: Sendable {}

extension TestableObservable {
    /// Schedules the events of a cold observable anew for each subscription.
    static func cold(_ events: [Recorded<Event<Element>>], on scheduler: TestScheduler) -> TestableObservable {
        let log = SubscriptionLog(scheduler)
        let held = Held(events)
        return TestableObservable(events, log) { observer, lifetime in
            let entry = log.open(for: lifetime)
            let observer = Held(observer)
            for index in held.value.indices {
                if lifetime.isEnded { return }
                let item = ScheduledItem(index) { index in
                    let event = held.value[index].value
                    if !lifetime.isEnded {
                        if event.isStopEvent { log.close(entry) }
                        observer.value.on(event)
                    }
                    return Disposables.create()
                }
                scheduler.enqueue(item, after: held.value[index].time)
                lifetime.add(item)
            }
        }
    }

    /// Schedules the events of a hot observable, now and once.
    static func hot(_ events: [Recorded<Event<Element>>], on scheduler: TestScheduler) -> TestableObservable {
        let log = SubscriptionLog(scheduler)
        let held = Held(events)
        let observers = HotObservers<Element>(log)
        for index in events.indices {
            let item = ScheduledItem(index) { index in
                observers.send(held.value[index].value)
                return Disposables.create()
            }
            scheduler.enqueue(item, at: events[index].time)
        }
        return TestableObservable(events, log, attach: observers.add)
    }
}

/// Who observes a hot observable. It never ends: who comes after a recorded end gets what is recorded after it.
private final class HotObservers<Element>: Sendable {
    private struct Entry {
        let number: Int
        let observer: AnyObserver<Element>
        let lifetime: Lifetime
    }

    private let entries = Locked<[Entry]>([])
    private let log: SubscriptionLog

    init(_ log: SubscriptionLog) { self.log = log }

    func add(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        let number = log.open(for: lifetime)
        let entry = Entry(number: number, observer: observer, lifetime: lifetime)
        entries.withLock { $0.append(entry) }
        lifetime.addTeardown { [weak self] in self?.remove(number) }
    }

    func send(_ event: Event<Element>) {
        for entry in entries.value where !entry.lifetime.isEnded {
            if event.isStopEvent {
                log.close(entry.number)
                remove(entry.number)
            }
            entry.observer.on(event)
        }
    }

    private func remove(_ number: Int) {
        _ = entries.withLock { entries in
            entries.firstIndex { $0.number == number }.map { entries.remove(at: $0) }
        }
    }
}

/// When each subscription began and ended.
final class SubscriptionLog: Sendable {
    /// It does not keep the scheduler, whose queue keeps what writes here.
    private let clock: @Sendable () -> Int
    private let entries = Locked<[Subscription]>([])

    init(_ scheduler: TestScheduler) {
        let created = scheduler.clock
        clock = { [weak scheduler] in scheduler?.clock ?? created }
    }

    var subscriptions: [Subscription] { entries.value }

    /// Begins an entry that ends with `lifetime`, unless ``close(_:)`` comes first.
    func open(for lifetime: Lifetime) -> Int {
        let subscription = Subscription(clock())
        let number = entries.withLock { entries in
            entries.append(subscription)
            return entries.count - 1
        }
        lifetime.addTeardown { [self] in close(number) }
        return number
    }

    func close(_ number: Int) {
        let clock = clock()
        entries.withLock { entries in
            if entries[number].isOpen { entries[number] = Subscription(entries[number].subscribe, clock) }
        }
    }
}
