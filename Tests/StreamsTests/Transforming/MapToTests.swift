import StreamsTesting
import Testing

@testable import Streams

@Suite struct MapToTests {
    @Test func `each element becomes the value, the end passes`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let source = time.createColdObservable([.next(10, 1), .next(20, 2), .error(30, Failure("end"))])
        let result = time.start { source.mapTo("x") }
        #expect(result.events == [.next(210, "x"), .next(220, "x"), .error(230, Failure("end"))])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }
}
