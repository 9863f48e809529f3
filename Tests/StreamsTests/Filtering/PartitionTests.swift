import StreamsTesting
import Testing

@testable import Streams

@Suite struct PartitionTests {
    @Test func `what the predicate accepts and what it does not are two streams`() {
        let (small, large) = Observable.of(1, 5, 2, 6).partition { $0 < 3 }
        #expect(small.record().events == [.next(1), .next(2), .completed])
        #expect(large.record().events == [.next(5), .next(6), .completed])
    }

    @Test func `what the predicate throws ends either`() {
        let (matches, others) = Observable.just(1).partition { _ in throw Failure("x") }
        #expect(matches.record().events == [.error(Failure("x"))])
        #expect(others.record().events == [.error(Failure("x"))])
    }
}
