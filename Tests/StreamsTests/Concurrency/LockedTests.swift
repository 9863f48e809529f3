import Testing
import Threads

@testable import Streams

@Suite struct LockedTests {
    @Test func `what leaves a locked value is freed outside the lock`() {
        let locked = Locked<AtDeinit?>(nil)
        let log = Log<Bool>()
        _ = locked.exchange(AtDeinit { [unowned locked] in log(locked.value == nil) })
        _ = locked.exchange(nil)
        #expect(log.entries == [true])
    }

    @Test func `threads that change a locked value lose nothing`() {
        let locked = Locked(0)
        together(4) { _ in
            for _ in 0..<5_000 { locked.withLock { $0 += 1 } }
        }
        #expect(locked.value == 20_000)
    }
}
