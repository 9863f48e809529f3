import StreamsTesting
import Testing

@testable import Streams

@Suite struct TimestampTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `each element has the time at which it came`() {
        let source = time.createHotObservable([.next(210, "a"), .next(230, "b"), .completed(240)])
        let result = time.start {
            source.timestamp(time).map { "\($0.element) \($0.time.nanoseconds / 1_000_000_000)" }
        }
        #expect(result.events == [.next(210, "a 210"), .next(230, "b 230"), .completed(240)])
    }

    @Test func `the time since the one before, or since the subscription`() {
        let source = time.createHotObservable([
            .next(210, "a"), .next(230, "b"), .next(230, "c"), .error(240, Failure("end")),
        ])
        let result = time.start { source.timeInterval(time).map { $0.interval } }
        #expect(
            result.events == [
                .next(210, .seconds(10)), .next(230, .seconds(20)), .next(230, .zero), .error(240, Failure("end")),
            ])
    }
}
