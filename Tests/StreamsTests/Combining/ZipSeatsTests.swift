import StreamsTesting
import Testing

@testable import Streams

@Suite struct ZipSeatsTests {
    @Test func `every subscription has seats of its own`() {
        let subject = PublishSubject<Int>()
        let zipped = ZipSeats<Int>.combine { seats in
            let one = seats.take(subject)
            let two = seats.take(Observable.of(10, 20))
            return { one.pop() + two.pop() }
        }
        let first = zipped.record()
        subject.onNext(1)
        let second = zipped.record()
        subject.onNext(2)
        #expect(first.events == [.next(11), .next(22), .completed])
        #expect(second.events == [.next(12)])
    }

    @Test func `a result takes one element from each seat, in order`() {
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        let result = ZipSeats<[Int]>.combine { seats in
            let one = seats.take(one)
            let two = seats.take(two)
            return { [two.pop(), one.pop()] }
        }.record()
        one.onNext(1)
        one.onNext(2)
        two.onNext(3)
        two.onNext(4)
        #expect(result.events == [.next([3, 1]), .next([4, 2])])
    }
}
