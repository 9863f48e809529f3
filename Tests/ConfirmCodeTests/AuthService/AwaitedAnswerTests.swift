import Streams
import Testing

@testable import ConfirmCode

@Suite(.timeLimit(.minutes(2))) struct AwaitedAnswerTests {
    @Test func `what is returned is sent, and the stream completes`() async {
        let events = await Observable<Int>.awaiting { 7 }.outcome()
        #expect(events == [.next(7), .completed])
    }

    @Test func `what is thrown ends it`() async {
        let events = await Observable<Int>.awaiting { throw AuthError.quotaExceeded }.outcome()
        #expect(events == [.error(AuthError.quotaExceeded)])
    }

    @Test func `the work is done for each subscription, and for none without one`() async {
        let count = Locked(0)
        let work = Observable<Int>.awaiting {
            count.withLock {
                $0 += 1
                return $0
            }
        }
        #expect(count.value == 0)
        #expect(await work.outcome() == [.next(1), .completed])
        #expect(await work.outcome() == [.next(2), .completed])
    }

    @Test func `disposal cancels the work, and nothing comes of it`() async {
        let (steps, step) = AsyncStream.makeStream(of: String.self)
        let subscription = Observable<Int>.awaiting {
            step.yield("begun")
            try? await Task.sleep(for: .seconds(600))
            step.yield(Task.isCancelled ? "cancelled" : "slept")
            step.finish()
            return 1
        }.subscribe { _ in step.yield("event") }
        var seen: [String] = []
        for await name in steps {
            seen.append(name)
            if name == "begun" { subscription.dispose() }
        }
        #expect(seen == ["begun", "cancelled"])
    }
}
