import Testing

@testable import Streams

@Suite struct ImmediateSchedulerTests {
    @Test func `work runs inside the call, a later one after the time has passed`() {
        let scheduler = ImmediateScheduler.instance
        let log = Log<Int>()
        _ = scheduler.schedule {
            _ = ImmediateScheduler.instance.schedule { log(1) }
            log(2)
        }
        let start = scheduler.now
        _ = scheduler.schedule(after: .milliseconds(3)) { log(3) }
        #expect(log.entries == [1, 2, 3])
        #expect(start.duration(to: scheduler.now) >= .milliseconds(3))
    }

    @Test func `what the action returns is the result`() {
        let disposals = Tally()
        let result = ImmediateScheduler.instance.schedule(1) { _ in Disposables.create { disposals.add() } }
        #expect(disposals.value == 0)
        result.dispose()
        result.dispose()
        #expect(disposals.value == 1)
    }
}
