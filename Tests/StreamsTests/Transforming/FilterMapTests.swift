import StreamsTesting
import Testing

@testable import Streams

@Suite struct FilterMapTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `elements are ignored or changed`() {
        let result = time.start { Observable.of(1, 2, 3).filterMap { $0 == 2 ? .ignore : .map("\($0)") } }
        #expect(result.events == [.next(200, "1"), .next(200, "3"), .completed(200)])
    }

    @Test func `nil may be a result`() {
        let result = time.start { Observable.of(1, 2).filterMap { $0 == 2 ? .ignore : .map(Int?.none) } }
        #expect(result.events == [.next(200, nil), .completed(200)])
    }

    @Test func `an error of the closure ends it`() {
        let result = time.start { Observable.of(1, 2).filterMap { _ -> FilterMap<Int> in throw Failure("transform") } }
        #expect(result.events == [.error(200, Failure("transform"))])
    }
}
