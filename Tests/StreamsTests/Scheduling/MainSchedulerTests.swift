import Dispatch
import Testing

@testable import Streams

@MainActor @Suite(.serialized) struct MainSchedulerTests {
    private let scheduler = MainScheduler.instance

    /// Waits until the main queue has run what was scheduled so far, so that nothing is pending.
    private func settle() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    @Test func `the main actor is on the main queue, and a global queue is not`() async {
        #expect(MainQueue.isCurrent)
        let elsewhere = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: MainQueue.isCurrent) }
        }
        #expect(!elsewhere)
    }

    @Test func `work runs inside the call on main while nothing waits`() async {
        await settle()
        let log = Log<String>()
        _ = scheduler.schedule { log("work") }
        log("after")
        #expect(log.entries == ["work", "after"])
    }

    @Test func `work scheduled by work that runs inside the call runs after it, in order`() async {
        await settle()
        let log = Log<Int>()
        _ = scheduler.schedule {
            _ = MainScheduler.instance.schedule { log(2) }
            _ = MainScheduler.instance.schedule { log(3) }
            log(1)
        }
        #expect(log.entries == [1])
        await settle()
        #expect(log.entries == [1, 2, 3])
    }

    @Test func `work does not overtake what waits`() async {
        await settle()
        let log = Log<Int>()
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                _ = MainScheduler.instance.schedule { log(1) }
                continuation.resume()
            }
        }
        _ = scheduler.schedule { log(2) }
        await settle()
        #expect(log.entries == [1, 2])
    }

    @Test func `work does not overtake what is due at once`() async {
        await settle()
        let log = Log<Int>()
        _ = scheduler.schedule(after: .zero) { log(1) }
        _ = scheduler.schedule { log(2) }
        #expect(log.entries.isEmpty)
        await settle()
        #expect(log.entries == [1, 2])
    }

    @Test func `a disposed item that waits does not run, and leaves the way free`() async {
        await settle()
        let log = Log<Int>()
        let item = scheduler.schedule(after: .zero) { log(1) }
        item.dispose()
        await settle()
        _ = scheduler.schedule { log(2) }
        #expect(log.entries == [2])
    }

    @Test func `the asynchronous instance never runs work inside the call`() async {
        let log = Log<Int>()
        _ = MainScheduler.asyncInstance.schedule { log(2) }
        log(1)
        await settle()
        #expect(log.entries == [1, 2])
    }

    @Test func `work from another thread runs on the main queue`() async {
        let isMain = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                _ = MainScheduler.instance.schedule { continuation.resume(returning: MainQueue.isCurrent) }
            }
        }
        #expect(isMain)
    }
}
