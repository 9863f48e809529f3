import StreamsTesting
import Testing

@testable import Streams

@Suite struct NotTests {
    @Test func `each element becomes its opposite, the end passes`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let source = time.createColdObservable([.next(10, true), .next(20, false), .completed(30)])
        #expect(time.start { source.not() }.events == [.next(210, false), .next(220, true), .completed(230)])
    }
}
