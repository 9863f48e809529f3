import Dispatch
import Testing

@testable import Streams

/// The schedulers of real time that run work on a queue.
enum QueueSchedulerKind: CaseIterable {
    case serial, concurrent, serialOnConcurrent, main, mainAsync

    func make() -> any SchedulerType {
        switch self {
        case .serial: SerialDispatchQueueScheduler(internalSerialQueueName: "test")
        case .concurrent: ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        case .serialOnConcurrent:
            SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "test on global")
        case .main: MainScheduler.instance
        case .mainAsync: MainScheduler.asyncInstance
        }
    }
}

/// What the schedulers on queues have in common.
@Suite struct DispatchQueueSchedulersTests {
    @Test(arguments: [QueueSchedulerKind.serial, .serialOnConcurrent, .main, .mainAsync])
    func `work runs in the order it was scheduled, one at a time`(_ kind: QueueSchedulerKind) {
        let scheduler = kind.make()
        let log = Unlocked<[Int]>([])
        let done = Signal()
        for number in 0..<1_000 {
            _ = scheduler.schedule {
                log.value.append(number)
                if number == 999 { done.give() }
            }
        }
        #expect(done.take())
        #expect(log.value == Array(0..<1_000))
    }

    @Test(arguments: QueueSchedulerKind.allCases)
    func `work runs though nobody keeps the result, and not before it is due`(_ kind: QueueSchedulerKind) {
        let scheduler = kind.make()
        let done = Signal()
        let start = scheduler.now
        let end = Unlocked(start)
        _ = scheduler.schedule(after: .milliseconds(15)) {
            end.value = scheduler.now
            done.give()
        }
        #expect(done.take())
        #expect(start.duration(to: end.value) >= .milliseconds(15))
    }

    @Test(arguments: QueueSchedulerKind.allCases, [Duration?.none, .zero, .milliseconds(1)])
    func `what the action returns is kept, and disposed once with the result`(
        _ kind: QueueSchedulerKind, _ dueTime: Duration?
    ) {
        let scheduler = kind.make()
        let disposals = Tally()
        let didRun = Signal()
        let isDisposed = Signal()
        let action: @Sendable (Int) -> any Disposable = { _ in
            defer { didRun.give() }
            return Disposables.create {
                disposals.add()
                isDisposed.give()
            }
        }
        let result =
            dueTime.map { scheduler.scheduleRelative(1, dueTime: $0, action: action) }
            ?? scheduler.schedule(1, action: action)
        #expect(didRun.take())
        result.dispose()
        result.dispose()
        #expect(isDisposed.take())
        drain(scheduler)
        #expect(disposals.value == 1)
    }

    @Test(arguments: QueueSchedulerKind.allCases, [Duration?.none, .milliseconds(1)])
    func `disposing while the action runs disposes what it returns, once`(
        _ kind: QueueSchedulerKind, _ dueTime: Duration?
    ) {
        let scheduler = kind.make()
        let disposals = Tally()
        let isInside = Signal()
        let mayGo = Signal()
        let didRun = Signal()
        let isDisposed = Signal()
        let action: @Sendable (Int) -> any Disposable = { _ in
            isInside.give()
            mayGo.take()
            defer { didRun.give() }
            return Disposables.create {
                disposals.add()
                isDisposed.give()
            }
        }
        let result =
            dueTime.map { scheduler.scheduleRelative(1, dueTime: $0, action: action) }
            ?? scheduler.schedule(1, action: action)
        #expect(isInside.take())
        result.dispose()
        #expect(disposals.value == 0)
        mayGo.give()
        #expect(didRun.take())
        #expect(isDisposed.take())
        drain(scheduler)
        #expect(disposals.value == 1)
    }

    @Test(arguments: QueueSchedulerKind.allCases)
    func `disposing before it is due frees the action at once, and it never runs`(_ kind: QueueSchedulerKind) {
        let scheduler = kind.make()
        let alive = Tally()
        let runs = Tally()
        let result: any Disposable
        do {
            let probe = Probe(alive)
            result = scheduler.schedule(after: .seconds(3_600)) {
                probe.touch()
                runs.add()
            }
        }
        #expect(alive.value == 1)
        result.dispose()
        #expect(alive.value == 0)
        drain(scheduler, after: .milliseconds(10))
        #expect(runs.value == 0)
    }

    @Test(arguments: QueueSchedulerKind.allCases)
    func `no due time traps, and never is never`(_ kind: QueueSchedulerKind) {
        let scheduler = kind.make()
        let runs = Tally()
        let far: [Duration] = [
            .never, .seconds(Int64.max), .seconds(1e19), .nanoseconds(Int64.max - 1),
            .seconds(60 * 60 * 24 * 365 * 290),
        ]
        let disposables = far.map { scheduler.schedule(after: $0) { runs.add() } }
        let past = Signal()
        for dueTime in [Duration.nanoseconds(Int64.min), .seconds(-1), .seconds(-1e19)] {
            _ = scheduler.schedule(after: dueTime) { past.give() }
        }
        for _ in 0..<3 { #expect(past.take()) }
        drain(scheduler, after: .milliseconds(2))
        #expect(runs.value == 0)
        disposables.forEach { $0.dispose() }
    }

    @Test func `the clock never goes back`() {
        var last = ProcessClock.now
        for _ in 0..<10_000 {
            let now = ProcessClock.now
            #expect(now >= last)
            last = now
        }
    }

    /// Waits until the scheduler has run what was due before.
    private func drain(_ scheduler: any SchedulerType, after dueTime: Duration = .nanoseconds(1)) {
        let done = Signal()
        _ = scheduler.schedule(after: dueTime) { done.give() }
        #expect(done.take())
    }
}
