import StreamsTesting
import Testing

@testable import Streams

@Suite struct RepeatBehaviorTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `the wait grows exponentially, and the last error ends it`() {
        let source = scheduler.createColdObservable([.error(0, Failure("x"), Int.self)])
        let result = scheduler.start { [scheduler] in
            source.retry(
                .exponentialDelayed(maxCount: 4, initial: .seconds(10), multiplier: 2), scheduler: scheduler)
        }
        #expect(source.subscriptions.map(\.subscribe) == [200, 210, 230, 270])
        #expect(result.events == [.error(270, Failure("x"))])
    }

    @Test func `the wait is the same each time`() {
        let source = scheduler.createColdObservable([.next(5, 1), .error(10, Failure("x"))])
        let result = scheduler.start { [scheduler] in
            source.retry(.delayed(maxCount: 3, time: .seconds(20)), scheduler: scheduler)
        }
        #expect(result.events == [.next(205, 1), .next(235, 1), .next(265, 1), .error(270, Failure("x"))])
    }

    @Test func `attempts without a wait follow at once`() {
        let source = scheduler.createColdObservable([.error(10, Failure("x"), Int.self)])
        let result = scheduler.start { [scheduler] in
            source.retry(.immediate(maxCount: 3), scheduler: scheduler)
        }
        #expect(source.subscriptions.map(\.subscribe) == [200, 210, 220])
        #expect(result.events == [.error(230, Failure("x"))])
    }

    @Test func `an error that is not worth it ends it`() {
        let source = scheduler.createColdObservable([.error(10, Failure("fatal"), Int.self)])
        let result = scheduler.start { [scheduler] in
            source.retry(.immediate(maxCount: 3), scheduler: scheduler) { $0 as? Failure != Failure("fatal") }
        }
        #expect(result.events == [.error(210, Failure("fatal"))])
    }

    @Test func `the wait can be calculated, and jitter stays within its fraction`() {
        let behavior = RepeatBehavior.customTimerDelayed(maxCount: 5) { .seconds($0 * 10) }
        #expect((1...3).map { behavior.delay(after: $0) } == [.seconds(10), .seconds(20), .seconds(30)])
        let low = RepeatBehavior.delayed(maxCount: 2, time: .seconds(10)).jittered(by: 0.5) { $0.lowerBound }
        let high = RepeatBehavior.delayed(maxCount: 2, time: .seconds(10)).jittered(by: 0.5) { $0.upperBound }
        #expect(low.delay(after: 1) == .seconds(5))
        #expect(high.delay(after: 1) == .seconds(15))
        #expect(high.maxCount == 2)
    }

    @Test func `a wait that grows beyond all bounds saturates`() {
        let behavior = RepeatBehavior.exponentialDelayed(maxCount: .max, initial: .seconds(1), multiplier: 10)
        #expect(behavior.delay(after: 1_000) == .never)
    }

    @Test func `a completed source is repeated after a wait`() {
        let source = scheduler.createColdObservable([.next(5, 1), .completed(10)])
        let result = scheduler.start { [scheduler] in
            source.repeatWithBehavior(.delayed(maxCount: 2, time: .seconds(20)), scheduler: scheduler)
        }
        #expect(result.events == [.next(205, 1), .next(235, 1), .completed(240)])
    }

    @Test func `a disposal during the wait ends it`() {
        let source = scheduler.createColdObservable([.error(10, Failure("x"), Int.self)])
        let result = scheduler.start(disposed: 220) { [scheduler] in
            source.retry(.delayed(maxCount: 3, time: .seconds(20)), scheduler: scheduler)
        }
        #expect(result.events.isEmpty)
        #expect(source.subscriptions == [Subscription(200, 210)])
    }

    @Test func `a jitter that is no number is none`() {
        let behavior = RepeatBehavior.delayed(maxCount: 3, time: .seconds(10)).jittered(by: .nan)
        #expect(behavior.delay(after: 1) == .seconds(10))
    }
}
