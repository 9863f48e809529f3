import Testing
import Threads

@testable import Streams

@Suite struct LockTests {
    private final class Guarded: @unchecked Sendable {
        let lock = Lock()
        var number = 0
    }

    @Test func `threads that count under a lock lose nothing`() {
        let guarded = Guarded()
        together(4) { _ in
            for _ in 0..<5_000 { guarded.lock.withLock { guarded.number += 1 } }
        }
        #expect(guarded.lock.withLock { guarded.number } == 20_000)
    }

    @Test func `an error thrown under the lock comes out and leaves it open`() {
        let lock = Lock()
        #expect(throws: Failure("inside")) {
            try lock.withLock { throw Failure("inside") }
        }
        #expect(lock.withLock { 7 } == 7)
    }

    @Test func `a result that may be nil comes out as it is`() {
        let lock = Lock()
        #expect(lock.withLock { Int?.none } == nil)
        #expect(lock.withLock { Int?.some(1) } == 1)
    }
}
