import Dispatch
import Testing

@testable import Streams

@MainActor @Suite struct MainQueueTests {
    @Test func `work runs inside the call on main, and later on main from elsewhere`() async {
        let log = Log<Bool>()
        MainQueue.run { log(MainQueue.isCurrent) }
        #expect(log.entries == [true])
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                MainQueue.run {
                    log(MainQueue.isCurrent)
                    continuation.resume()
                }
            }
        }
        #expect(log.entries == [true, true])
    }

    @Test func `a closure of the main actor may be called by code that knows it is there`() {
        var calls: [Int] = []
        let add = MainQueue.unisolated { (number: Int) in calls.append(number) }
        let count = MainQueue.unisolated { calls.append(-1) }
        add(1)
        count()
        #expect(calls == [1, -1])
    }

    @Test func `work from elsewhere that is waited for runs on the main queue`() async {
        let isMain = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let log = Log<Bool>()
                MainQueue.sync { log(MainQueue.isCurrent) }
                continuation.resume(returning: log.entries)
            }
        }
        #expect(isMain == [true])
        let log = Log<Int>()
        MainQueue.sync { log(1) }
        #expect(log.entries == [1])
    }
}
