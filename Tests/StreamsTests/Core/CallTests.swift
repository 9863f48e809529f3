import StreamsTesting
import Testing

@testable import Streams

@Suite struct CallTests {
    @Test func `a verb is a function of the type and a method of a stream, and both infer their elements`() {
        let one = Observable.of(1, 2)
        let two = Observable.of(3, 4)
        #expect(Observable.merge(one, two).record().elements() == one.merge(with: two).record().elements())
        #expect(Observable.concat(one, two).record().elements() == one.concat(two).record().elements())
        #expect(Observable.amb([one, two]).record().elements() == one.amb(two).record().elements())
        let zipped = Observable.zip(one, two) { $0 + $1 }
        #expect(zipped.record().elements() == one.zip(with: two) { $0 + $1 }.record().elements())
        #expect(zipped.record().elements() == [4, 6])
        #expect(one.concat(.just(5)).record().elements() == [1, 2, 5])
        #expect(Observable.just(1).merge(with: .just(6)).record().elements() == [1, 6])
    }
}
