import Streams
import StreamsTesting
import Testing

@testable import ConfirmCode

/// A server that counts its requests, and says of each that it was handled.
private struct Bench {
    let scheduler = TestScheduler()
    let server: InMemoryServer<Int>
    let handled = Locked<[Int]>([])

    init() {
        server = InMemoryServer(0, latency: .seconds(2), scheduler: scheduler)
    }

    func run(_ fault: InMemoryFault?) -> [Recorded<Event<Int>>] {
        let observer = scheduler.createObserver(Int.self)
        let request = server.answer(fault: { fault }) { [handled] count, effect in
            count += 1
            effect = { [count] in handled.withLock { $0.append(count) } }
            if count == 3 { throw AuthError.quotaExceeded }
            return count
        }
        _ = request.subscribe(observer)
        scheduler.start()
        return observer.events
    }
}

struct InMemoryServerTests {
    @Test func `requests are handled one after the other, each with its answer`() {
        let bench = Bench()
        #expect(bench.run(nil) == [.next(2, 1), .completed(2)])
        #expect(bench.run(.latency(.seconds(5))) == [.next(7, 2), .completed(7)])
        #expect(bench.run(nil) == [.error(9, AuthError.quotaExceeded)])
        #expect(bench.handled.value == [1, 2, 3])
    }

    @Test func `what is lost is lost where it says`() {
        let bench = Bench()
        #expect(bench.run(.requestLost) == [])
        #expect(bench.run(.error(.network)) == [.error(2, AuthError.network)])
        #expect(bench.handled.value == [])
        #expect(bench.run(.answerLost) == [])
        #expect(bench.handled.value == [1])
        #expect(bench.run(.deliveryLost).last == .completed(6))
        #expect(bench.handled.value == [1])
    }
}
