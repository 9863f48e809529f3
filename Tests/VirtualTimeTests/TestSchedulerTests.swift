import Dispatch
import StreamsTesting
import Testing

private func send(_ scheduler: TestScheduler, _ log: TestableObserver<Int>, after ticks: Int, _ number: Int) {
    _ = scheduler.scheduleRelative(number, dueTime: .seconds(ticks)) { number in
        log.onNext(number)
        return Disposables.create()
    }
}

@Suite struct `The order of work` {
    let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `equal due times run in the order they were scheduled`() {
        let log = scheduler.createObserver(Int.self)
        for number in 0..<100 { scheduler.scheduleAt(number % 3 * 10) { log.onNext(number) } }
        scheduler.start()
        let expected = (0..<3).flatMap { third in
            stride(from: third, to: 100, by: 3).map { Recorded.next(third * 10, $0) }
        }
        #expect(log.events == expected)
    }

    @Test func `now is each action's due time during one large advance`() {
        let moments = TestScheduler(resolution: 0.5, simulateProcessingDelay: false)
        let log = moments.createObserver(RxTime.self)
        @Sendable func hop(_ count: Int) -> any Disposable {
            moments.scheduleRelative(count, dueTime: .seconds(5)) { count in
                log.onNext(moments.now)
                return count == 1 ? Disposables.create() : hop(count - 1)
            }
        }
        _ = hop(3)
        moments.advanceTo(100)
        #expect(
            log.events == [
                .next(10, RxTime(nanoseconds: 5_000_000_000)), .next(20, RxTime(nanoseconds: 10_000_000_000)),
                .next(30, RxTime(nanoseconds: 15_000_000_000)),
            ])
        #expect(moments.clock == 100)
        #expect(moments.now == RxTime(nanoseconds: 50_000_000_000))
    }

    @Test func `an advance over an empty queue moves the clock`() {
        scheduler.advanceTo(70)
        scheduler.advanceBy(5)
        #expect(scheduler.clock == 75)
    }

    @Test func `work due after the advance waits`() {
        let log = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(10) { log.onNext(1) }
        scheduler.scheduleAt(11) { log.onNext(2) }
        scheduler.advanceTo(10)
        #expect(log.events == [.next(10, 1)])
        scheduler.start()
        #expect(log.events == [.next(10, 1), .next(11, 2)])
        #expect(scheduler.clock == 11)
    }

    @Test func `absolute times that are past run at the present tick, behind what is queued for it`() {
        let log = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(50) {
            log.onNext(1)
            scheduler.scheduleAt(20) { log.onNext(3) }
        }
        scheduler.scheduleAt(50) { log.onNext(2) }
        scheduler.start()
        #expect(log.events == [.next(50, 1), .next(50, 2), .next(50, 3)])
    }

    @Test func `stop ends the run after the present action and keeps the rest`() {
        let log = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(10) {
            log.onNext(1)
            scheduler.stop()
        }
        scheduler.scheduleAt(10) { log.onNext(2) }
        scheduler.advanceTo(50)
        #expect(log.events == [.next(10, 1)])
        #expect(scheduler.clock == 10)
        scheduler.start()
        #expect(log.events == [.next(10, 1), .next(10, 2)])
    }
}

@Suite struct `Times of the scheduler protocol` {
    @Test(arguments: [(0.2, 1), (1.0, 1), (1.4, 1), (1.5, 2), (2.49, 2), (2.5, 3)])
    func `are rounded to the nearest tick, positive ones to one at least`(seconds: Double, tick: Int) {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        let log = scheduler.createObserver(Int.self)
        _ = scheduler.scheduleRelative(7, dueTime: .seconds(seconds)) { number in
            log.onNext(number)
            return Disposables.create()
        }
        scheduler.start()
        #expect(log.events == [.next(tick, 7)])
    }

    @Test func `count in ticks of the resolution`() {
        let scheduler = TestScheduler(resolution: 0.1)
        let log = scheduler.createObserver(Int.self)
        send(scheduler, log, after: 3, 1)
        scheduler.start()
        #expect(log.events == [.next(30, 1)])
    }

    @Test(arguments: [true, false])
    func `that are due now or past run one tick later only with the processing delay`(delays: Bool) {
        let scheduler = TestScheduler(initialClock: 5, simulateProcessingDelay: delays)
        let log = scheduler.createObserver(Int.self)
        _ = scheduler.schedule(1) { number in
            log.onNext(number)
            return Disposables.create()
        }
        send(scheduler, log, after: 0, 2)
        send(scheduler, log, after: -9, 3)
        scheduler.start()
        let tick = delays ? 6 : 5
        #expect(log.events == [.next(tick, 1), .next(tick, 2), .next(tick, 3)])
    }

    @Test func `that never come saturate and do not keep start running`() {
        let scheduler = TestScheduler(initialClock: .max - 10)
        let log = scheduler.createObserver(Int.self)
        send(scheduler, log, after: .max, 1)
        send(scheduler, log, after: 20, 2)
        send(scheduler, log, after: 3, 3)
        scheduler.start()
        #expect(log.events == [.next(.max - 7, 3)])
        #expect(scheduler.now == RxTime(nanoseconds: .max))
    }
}

private final class Witness: Sendable {
    private let onDeinit: @Sendable () -> Void

    init(_ onDeinit: @escaping @Sendable () -> Void) { self.onDeinit = onDeinit }

    deinit { onDeinit() }
}

@Suite struct `Cancelled work` {
    @Test func `frees its action at once and does not move the clock`() {
        let scheduler = TestScheduler()
        let log = scheduler.createObserver(Int.self)
        let cancelled: any Disposable
        do {
            let witness = Witness { log.onNext(1) }
            cancelled = scheduler.scheduleRelative((), dueTime: .seconds(10)) { _ in
                withExtendedLifetime(witness) { Disposables.create() }
            }
        }
        #expect(log.events == [])
        cancelled.dispose()
        #expect(log.events == [.next(0, 1)])
        scheduler.start()
        #expect(scheduler.clock == 0)
    }
}

@Test func `work may be scheduled and cancelled by many threads while time passes`() {
    let scheduler = TestScheduler()
    let log = scheduler.createObserver(Int.self)
    DispatchQueue.concurrentPerform(iterations: 5) { thread in
        if thread == 0 { return scheduler.advanceTo(1_000) }
        for number in 0..<1_000 {
            send(scheduler, log, after: number % 7, thread)
            scheduler.scheduleRelative((), dueTime: .seconds(3)) { _ in Disposables.create() }.dispose()
        }
    }
    scheduler.start()
    for thread in 1...4 { #expect(log.events.count { $0.value == .next(thread) } == 1_000) }
    #expect(log.events.map(\.time) == log.events.map(\.time).sorted())
}

@Suite struct `Intervals` {
    @Test(arguments: [true, false])
    func `of period zero tick once at every tick`(delays: Bool) {
        let scheduler = TestScheduler(simulateProcessingDelay: delays)
        let result = scheduler.start(disposed: 204) { Observable<Int>.interval(.zero, scheduler: scheduler) }
        #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
    }

    @Test func `of less than a tick tick once at every tick, longer ones at the nearest`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        let result = scheduler.start(disposed: 204) {
            Observable<Int>.interval(.milliseconds(500), scheduler: scheduler)
        }
        #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
        let later = TestScheduler(simulateProcessingDelay: false)
        let uneven = later.start(disposed: 207) { Observable<Int>.interval(.milliseconds(1500), scheduler: later) }
        #expect(uneven.events == [.next(202, 0), .next(203, 1), .next(205, 2), .next(206, 3)])
    }

    @Test func `of a long period neither drift nor trap`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        let result = scheduler.start(disposed: 1900) {
            Observable<Int>.timer(.zero, period: .seconds(600), scheduler: scheduler)
        }
        #expect(result.events == [.next(200, 0), .next(800, 1), .next(1400, 2)])
        for time in [Duration.seconds(Int.max), .never] {
            let scheduler = TestScheduler()
            let silent = scheduler.start { Observable<Int>.timer(time, scheduler: scheduler) }
            #expect(silent.events == [])
        }
    }
}
