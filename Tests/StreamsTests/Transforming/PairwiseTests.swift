import StreamsTesting
import Testing

@testable import Streams

@Suite struct PairwiseTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `each element comes with the one before it`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        let result = time.start { source.pairwise().map { [$0.0, $0.1] } }
        #expect(result.events == [.next(220, [1, 2]), .next(230, [2, 3]), .completed(240)])
    }

    @Test(arguments: [
        (1, [[1], [2], [3], [4]]), (0, [[1], [2], [3], [4]]), (-1, [[1], [2], [3], [4]]),
        (2, [[1, 2], [2, 3], [3, 4]]), (3, [[1, 2, 3], [2, 3, 4]]), (4, [[1, 2, 3, 4]]), (5, []), (Int.max, []),
    ])
    func `the last elements, once there are so many`(_ count: Int, _ groups: [[Int]]) {
        let result = time.start { Observable.range(start: 1, count: 4).nwise(count) }
        #expect(result.events.map(\.value) == groups.map { .next($0) } + [.completed])
    }

    @Test func `an error passes`() {
        let source = time.createHotObservable([.next(210, 1), .error(220, Failure("end"))])
        #expect(time.start { source.nwise(2) }.events == [.error(220, Failure("end"))])
    }
}
