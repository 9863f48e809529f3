import Testing

@testable import Streams

/// A clock that the test moves by hand.
private final class HandClock: Clock {
    struct Instant: InstantProtocol {
        var time: Duration

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    private struct State {
        var now = Instant(time: .seconds(1000))
        var numbers = 0
        var sleepers: [Int: (until: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var cancelled: Set<Int> = []
    }

    private let state = Locked(State())
    /// Given each time somebody begins to sleep.
    let asleep = AsyncSignal()

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.numbers += 1
            return state.numbers
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.cancelled.contains(number) { return true }
                    state.sleepers[number] = (deadline, continuation)
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) } else { asleep.give() }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(number)
                return state.sleepers.removeValue(forKey: number)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.until <= state.now }
            for number in due.keys { state.sleepers[number] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume() }
    }
}

@Suite struct ClockSchedulerTests {
    private let clock = HandClock()

    @Test func `now is the clock's time since the beginning`() {
        let scheduler = ClockScheduler(clock)
        #expect(scheduler.now == RxTime(nanoseconds: 0))
        clock.advance(by: .seconds(2))
        #expect(scheduler.now == RxTime(nanoseconds: 2_000_000_000))
    }

    @Test func `work that is due now runs in order`() async {
        let scheduler = ClockScheduler(clock)
        let log = Log<Int>()
        let done = AsyncSignal()
        for number in 1...100 {
            _ = scheduler.schedule {
                log(number)
                if number == 100 { done.give() }
            }
        }
        await done.take()
        #expect(log.entries == Array(1...100))
    }

    @Test func `work runs when the clock has come to its time, equal times in order`() async {
        let scheduler = ClockScheduler(clock)
        let log = Log<String>()
        let done = AsyncSignal()
        _ = scheduler.schedule(after: .seconds(20)) {
            log("20")
            done.give()
        }
        await clock.asleep.take()
        _ = scheduler.schedule(after: .seconds(10)) { log("10 a") }
        _ = scheduler.schedule(after: .seconds(10)) {
            log("10 b")
            done.give()
        }
        await clock.asleep.take()
        clock.advance(by: .seconds(10))
        await done.take()
        #expect(log.entries == ["10 a", "10 b"])
        await clock.asleep.take()
        clock.advance(by: .seconds(10))
        await done.take()
        #expect(log.entries == ["10 a", "10 b", "20"])
    }

    @Test func `disposed work does not run, nor what is never due`() async {
        let scheduler = ClockScheduler(clock)
        let log = Log<String>()
        let done = AsyncSignal()
        let disposed = scheduler.schedule(after: .seconds(10)) { log("disposed") }
        await clock.asleep.take()
        _ = scheduler.schedule(after: .never) { log("never") }
        _ = scheduler.schedule(after: .seconds(10)) {
            log("runs")
            done.give()
        }
        disposed.dispose()
        clock.advance(by: .seconds(10))
        await done.take()
        #expect(log.entries == ["runs"])
    }

    @Test func `an operator works with it`() async {
        let scheduler = ClockScheduler(clock)
        let log = Log<Int>()
        let done = AsyncSignal()
        let disposable = Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(3)
            .subscribe(onNext: { log($0) }, onCompleted: { done.give() })
        for _ in 0..<3 {
            await clock.asleep.take()
            clock.advance(by: .seconds(1))
        }
        await done.take()
        #expect(log.entries == [0, 1, 2])
        disposable.dispose()
    }

    @Test func `disposed work that waits does not pile up`() {
        let scheduler = ClockScheduler(clock)
        let alive = Tally()
        for _ in 0..<1000 {
            let probe = Probe(alive)
            scheduler.schedule(after: .seconds(10)) { probe.touch() }.dispose()
        }
        #expect(alive.value == 0)
    }

    @Test func `a real clock works too`() async {
        let scheduler = ClockScheduler(ContinuousClock())
        let done = AsyncSignal()
        let disposable = scheduler.schedule(after: .milliseconds(1)) { done.give() }
        await done.take()
        disposable.dispose()
    }

    @Test func `what the action returns is disposed with the result, before, during and after it runs`() async {
        let scheduler = ClockScheduler(clock)
        let log = Log<String>()
        let done = AsyncSignal()
        func schedule(_ name: String) -> any Disposable {
            scheduler.schedule(name) { name in
                done.give()
                return Disposables.create { log(name) }
            }
        }
        let after = schedule("after")
        await done.take()
        after.dispose()
        after.dispose()
        let during = SingleAssignmentDisposable()
        let isDisposed = AsyncSignal()
        during.setDisposable(
            scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in
                during.dispose()
                return Disposables.create {
                    log("during")
                    isDisposed.give()
                }
            })
        await clock.asleep.take()
        clock.advance(by: .seconds(1))
        await isDisposed.take()
        #expect(log.entries == ["after", "during"])
    }
}
