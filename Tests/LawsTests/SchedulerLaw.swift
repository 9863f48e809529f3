import Dispatch
import Foundation
import Streams
import StreamsTesting
import Testing

/// A scheduler as the laws see it.
struct SchedulerSpecimen: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Runs what is scheduled inside the call that schedules it.
    var isImmediate = false
    /// Waits on the caller's thread until work is due.
    var isBlocking = false
    /// Runs one piece of work at a time.
    var isSerial = true
    let make: @Sendable () -> (scheduler: any SchedulerType, settle: @Sendable () -> Void)

    static let all: [SchedulerSpecimen] = [
        SchedulerSpecimen(testDescription: "immediate", isImmediate: true, isBlocking: true) {
            (ImmediateScheduler.instance, {})
        },
        SchedulerSpecimen(testDescription: "current thread", isBlocking: true) {
            (CurrentThreadScheduler.instance, {})
        },
        SchedulerSpecimen(testDescription: "main") { (MainScheduler.instance, { DispatchQueue.main.sync {} }) },
        SchedulerSpecimen(testDescription: "main, later") {
            (MainScheduler.asyncInstance, { DispatchQueue.main.sync {} })
        },
        SchedulerSpecimen(testDescription: "serial queue") {
            let queue = DispatchQueue(label: "laws")
            return (SerialDispatchQueueScheduler(queue: queue), { queue.sync {} })
        },
        SchedulerSpecimen(testDescription: "concurrent queue", isSerial: false) {
            let queue = DispatchQueue(label: "laws", attributes: .concurrent)
            return (ConcurrentDispatchQueueScheduler(queue: queue), { queue.sync(flags: .barrier) {} })
        },
        SchedulerSpecimen(testDescription: "virtual time") {
            let time = TestScheduler(simulateProcessingDelay: false)
            return (time, { time.advanceBy(10) })
        },
    ]
}

extension Laws {
    @Test(arguments: SchedulerSpecimen.all)
    func `2 Silence: what work returns is disposed once with it, before, during or after it ran`(
        _ specimen: SchedulerSpecimen
    ) {
        withClaims { claims in
            let (scheduler, settle) = specimen.make()
            let disposed = Tally()
            let after = scheduler.schedule(1) { _ in Disposables.create { disposed.add() } }
            settle()
            after.dispose()
            after.dispose()
            claims.equal(disposed.value, 1, "disposals after it ran")
            if specimen.isBlocking { return }
            let ran = Tally()
            let before = scheduler.scheduleRelative(1, dueTime: .seconds(1)) { _ in
                ran.add()
                return Disposables.create()
            }
            before.dispose()
            settle()
            claims.equal(ran.value, 0, "runs after dispose")
        }
    }

    @Test(arguments: SchedulerSpecimen.all.filter { $0.isSerial && !$0.isImmediate })
    func `9 Time: what is due at the same time runs in the order it was scheduled`(_ specimen: SchedulerSpecimen) {
        withClaims { claims in
            let (scheduler, settle) = specimen.make()
            let log = Guarded<[Int]>([])
            for number in 0..<100 {
                _ = scheduler.schedule(number) { number in
                    log.change { $0.append(number) }
                    return Disposables.create()
                }
            }
            settle()
            claims.equal(log.value, Array(0..<100), "the order")
        }
    }

    @Test(arguments: SchedulerSpecimen.all.filter { !$0.isImmediate })
    func `5 Flat stack: work that schedules itself 100,000 times`(_ specimen: SchedulerSpecimen) {
        withClaims { claims in
            let (scheduler, settle) = specimen.make()
            let count = Tally()
            let done = Door()
            let again = Again(scheduler, count, done)
            _ = again.run()
            for _ in 0..<3 { settle() }
            claims.expect(done.pass(), "\(count.value) runs")
        }
    }

    @Test(arguments: SchedulerSpecimen.all.filter { !$0.isImmediate })
    func `5 Flat stack: work that returns the work it schedules next, disposed or released`(
        _ specimen: SchedulerSpecimen
    ) {
        withClaims(120) { claims in
            for delay in [Duration.zero, .nanoseconds(1)]
            where delay == .zero || specimen.testDescription == "virtual time" {
                for isDisposed in [true, false] {
                    let (scheduler, settle) = specimen.make()
                    let count = Tally()
                    let done = Door()
                    let first = Again(scheduler, count, done, delay: delay, isLinked: true).run()
                    for _ in 0..<3 { settle() }
                    if let time = scheduler as? TestScheduler { time.advanceBy(100_000) }
                    claims.expect(done.pass(), "\(count.value) runs")
                    if isDisposed { first.dispose() }
                }
            }
        }
    }
}

private struct Again: Sendable {
    let scheduler: any SchedulerType
    let count: Tally
    let done: Door
    let delay: Duration
    let isLinked: Bool

    init(
        _ scheduler: any SchedulerType, _ count: Tally, _ done: Door, delay: Duration = .zero, isLinked: Bool = false
    ) {
        self.scheduler = scheduler
        self.count = count
        self.done = done
        self.delay = delay
        self.isLinked = isLinked
    }

    func run() -> any Disposable {
        scheduler.scheduleRelative((), dueTime: delay) { _ in
            guard count.add() < 100_000 else {
                done.open()
                return Disposables.create()
            }
            let next = run()
            return isLinked ? next : Disposables.create()
        }
    }
}
