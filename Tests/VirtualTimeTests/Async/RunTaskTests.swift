import Foundation
import Testing
import VirtualTime

@Suite struct `A task in virtual time` {
    let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `sleeps without waiting, and sees the clock where it slept to`() throws {
        let clock = try scheduler.run { [scheduler] in
            try await scheduler.sleep(for: .seconds(3600))
            return scheduler.clock
        }
        #expect(clock == 3600)
    }

    @Test func `gives the same order in each run, its children too`() throws {
        for _ in 0..<100 {
            let scheduler = TestScheduler(simulateProcessingDelay: false)
            let log = scheduler.createObserver(String.self)
            try scheduler.run {
                await withThrowingTaskGroup(of: Void.self) { group in
                    for (name, seconds) in [("c", 3), ("a", 1), ("b", 2), ("d", 3)] {
                        group.addTask {
                            try await Task.sleep(for: .seconds(seconds), clock: scheduler)
                            log.onNext(name)
                        }
                    }
                }
                log.onCompleted()
            }
            #expect(log.events == [.next(1, "a"), .next(2, "b"), .next(3, "c"), .next(3, "d"), .completed(3)])
        }
    }

    @Test func `runs together with the streams of the scheduler`() throws {
        let log = scheduler.createObserver(Int.self)
        let subscription = Observable<Int>.interval(.seconds(2), scheduler: scheduler).subscribe(log)
        try scheduler.run { [scheduler] in try await scheduler.sleep(for: .seconds(5)) }
        #expect(log.events == [.next(2, 0), .next(4, 1)])
        subscription.dispose()
    }

    @Test func `awaits the elements and the answers of streams in virtual time`() throws {
        let (numbers, clock) = try scheduler.run { [scheduler] in
            var numbers: [Int] = []
            let ticks = Observable<Int>.interval(.seconds(2), scheduler: scheduler).take(3)
            for try await number in ticks.values { numbers.append(number) }
            numbers.append(try await Single<Int>.timer(.seconds(5), scheduler: scheduler).value)
            return (numbers, scheduler.clock)
        }
        #expect(numbers == [0, 1, 2, 0])
        #expect(clock == 11)
    }

    @Test func `does not sleep until what is past`() throws {
        try scheduler.run { [scheduler] in try await scheduler.sleep(until: RxTime(nanoseconds: 0)) }
        #expect(scheduler.clock == 0)
    }

    @Test func `stops sleeping when it is cancelled`() throws {
        let clock = try scheduler.run { [scheduler] in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await scheduler.sleep(for: .seconds(100)) }
                try await scheduler.sleep(for: .seconds(2))
                group.cancelAll()
                await #expect(throws: CancellationError.self) { try await group.next() }
                return scheduler.clock
            }
        }
        #expect(clock == 2)
        scheduler.start()
        #expect(scheduler.clock == 2)
    }

    @Test func `does not sleep once it is cancelled`() throws {
        try scheduler.run { [scheduler] in
            await withThrowingTaskGroup(of: Void.self) { group in
                group.cancelAll()
                group.addTask { try await scheduler.sleep(for: .seconds(100)) }
                await #expect(throws: CancellationError.self) { try await group.next() }
            }
        }
        #expect(scheduler.clock == 0)
    }

    @Test func `throws what its body throws`() {
        #expect(throws: RxError.overflow) { try scheduler.run { throw RxError.overflow } }
    }

    @Test func `waits for what is elsewhere`() async throws {
        let number = try await onThread { [scheduler] in
            try scheduler.run(patience: 300) { await Task.detached { 7 }.value }
        }
        #expect(number == 7)
    }

    @Test func `wakes what begins to sleep elsewhere, when the run is waiting for it already`() async throws {
        let number = try await onThread { [scheduler] in
            try scheduler.run(patience: 300) {
                await Task.detached {
                    try? await scheduler.sleep(for: .seconds(2))
                    return 7
                }.value
            }
        }
        #expect(number == 7)
        #expect(scheduler.clock == 2)
    }

    /// Runs `body` in a thread of its own: here it would hold one of the few that tasks run on, and wait for another.
    private func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Swift.Result { try body() }) }.start()
        }
    }

    @Test func `fails where nothing can wake it`() {
        let failure = #expect(throws: TestFailure.self) {
            try scheduler.run(patience: 0.01) { [scheduler] in
                try await scheduler.sleep(for: .seconds(4))
                try await neverWoken()
            }
        }
        #expect(failure?.message == "run: the task waits at 4, and nothing is due that could wake it.")
        #expect(failure.map { "\($0)" } == failure.map { "\($0.site.fileID):\($0.site.line): \($0.message)" })
    }

    @Test func `fails at the step limit`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false, stepLimit: 50)
        let subscription = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe { _ in }
        let failure = #expect(throws: TestFailure.self) {
            try scheduler.run { try await neverWoken() }
        }
        #expect(failure?.message.hasPrefix("run: 50 actions ran and more are due, the clock is at 50.") == true)
        subscription.dispose()
    }

    @Test func `does not run inside an action of its scheduler`() {
        let message = Locked<String?>(nil)
        scheduler.scheduleAt(3) { [scheduler] in
            do { try scheduler.run {} } catch { _ = message.exchange((error as? TestFailure)?.message) }
        }
        scheduler.start()
        #expect(message.value == "run: this scheduler is already running; it was called from one of its actions.")
    }
}

/// Waits until its task is cancelled.
private func neverWoken() async throws {
    for await _ in AsyncStream<Int>(Int.self, { _ in }) {}
    throw CancellationError()
}
