import StreamsTesting
import Testing

@testable import Streams

@Suite struct WithUnretainedTests {
    @Test func `elements come with the object, and it completes once that is gone`() {
        let alive = Tally()
        let subject = PublishSubject<Int>()
        var object: Probe? = Probe(alive)
        let result = subject.withUnretained(object!) { _, number in number * 10 }.record()
        subject.onNext(1)
        object = nil
        #expect(alive.value == 0)
        #expect(result.events == [.next(10)])
        subject.onNext(2)
        #expect(result.events == [.next(10), .completed])
        #expect(!subject.hasObservers)
    }

    @Test func `without a selector it is a pair`() {
        let object = Probe(Tally())
        let result = Observable.of(1, 2).withUnretained(object).map { $0 === object ? $1 : 0 }.record()
        #expect(result.events == [.next(1), .next(2), .completed])
    }
}
