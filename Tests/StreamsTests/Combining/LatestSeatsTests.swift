import StreamsTesting
import Testing

@testable import Streams

@Suite struct LatestSeatsTests {
    @Test func `every subscription has seats of its own`() {
        let subject = PublishSubject<Int>()
        let combined = LatestSeats<Int>.combine { seats in
            let one = seats.take(subject)
            let two = seats.take(Observable.just(10))
            return { one.latest + two.latest }
        }
        let first = combined.record()
        subject.onNext(1)
        let second = combined.record()
        #expect(second.events.isEmpty)
        subject.onNext(2)
        #expect(first.events == [.next(11), .next(12)])
        #expect(second.events == [.next(12)])
    }

    @Test func `all seats are taken before the first source is subscribed to`() {
        let log = Log<String>()
        let combined = LatestSeats<Int>.combine { seats in
            let one = seats.take(Observable.just(1).do(onSubscribe: { log("one") }))
            let two = seats.take(Observable.just(2).do(onSubscribe: { log("two") }))
            log("seated")
            return { one.latest + two.latest }
        }
        #expect(combined.record().events == [.next(3), .completed])
        #expect(log.entries == ["seated", "one", "two"])
    }
}
