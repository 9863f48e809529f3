import StreamsTesting
import Testing

@testable import Streams

@Suite struct MapManyTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `the members of each element are changed`() {
        let result = time.start { Observable.of([1, 2], [], [3]).mapMany { $0 * 2 } }
        #expect(result.events == [.next(200, [2, 4]), .next(200, []), .next(200, [6]), .completed(200)])
    }

    @Test func `an error of the closure ends it`() {
        let result = time.start {
            Observable.of([], [1], [2]).mapMany { (_: Int) -> Int in throw Failure("transform") }
        }
        #expect(result.events == [.next(200, []), .error(200, Failure("transform"))])
    }
}
