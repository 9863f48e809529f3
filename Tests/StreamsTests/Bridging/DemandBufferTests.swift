import Testing
import Threads

@testable import Streams

@Suite struct DemandBufferTests {
    /// A buffer, and what it told its subscriber.
    private final class Rig: Sendable {
        let log = Log<String>()
        let subject = PublishSubject<Int>()
        let buffer: DemandBuffer<Int>

        init(answer: @escaping @Sendable (Int) -> Int = { _ in 0 }) {
            buffer = DemandBuffer(
                next: { [log] number in
                    log("\(number)")
                    return answer(number)
                },
                end: { [log] in log("\($0)") })
            buffer.attach(subject.asObservable())
        }
    }

    @Test func `nothing is sent before it is asked for, and then so many`() {
        let rig = Rig()
        for number in 1...4 { rig.subject.onNext(number) }
        #expect(rig.log.entries.isEmpty)
        rig.buffer.request(1)
        #expect(rig.log.entries == ["1"])
        rig.buffer.request(2)
        #expect(rig.log.entries == ["1", "2", "3"])
        rig.buffer.request(5)
        rig.subject.onNext(5)
        #expect(rig.log.entries == ["1", "2", "3", "4", "5"])
    }

    @Test func `what an element is answered with is added to the demand`() {
        let rig = Rig { $0 < 3 ? 1 : 0 }
        rig.buffer.request(1)
        for number in 1...5 { rig.subject.onNext(number) }
        #expect(rig.log.entries == ["1", "2", "3"])
    }

    @Test func `a demand without a limit stays so`() {
        let rig = Rig { _ in .max }
        rig.buffer.request(.max)
        rig.buffer.request(.max)
        for number in 1...3 { rig.subject.onNext(number) }
        #expect(rig.log.entries == ["1", "2", "3"])
    }

    @Test func `a demand below one asks for nothing`() {
        let rig = Rig()
        rig.buffer.request(0)
        rig.buffer.request(-5)
        rig.buffer.request(1)
        for number in 1...2 { rig.subject.onNext(number) }
        #expect(rig.log.entries == ["1"])
    }

    @Test func `the end needs no demand, and comes after the elements`() {
        let rig = Rig()
        rig.subject.onCompleted()
        #expect(rig.log.entries == ["completed"])

        let waiting = Rig()
        waiting.subject.onNext(1)
        waiting.subject.onError(Failure("x"))
        #expect(waiting.log.entries.isEmpty)
        waiting.buffer.request(3)
        #expect(waiting.log.entries == ["1", "error(StreamsTests.Failure(name: \"x\"))"])
        waiting.buffer.request(3)
        #expect(waiting.log.entries.count == 2)
    }

    @Test func `cancelled, nothing follows, nothing is kept and the source is let go`() {
        let rig = Rig()
        rig.subject.onNext(1)
        rig.buffer.cancel()
        rig.buffer.request(1)
        #expect(rig.log.entries.isEmpty)
        #expect(!rig.subject.hasObservers)

        let alive = Tally()
        let source = PublishSubject<Probe>()
        let buffer = DemandBuffer<Probe>(next: { _ in 0 }, end: { _ in })
        buffer.attach(source.asObservable())
        source.onNext(Probe(alive))
        #expect(alive.value == 1)
        buffer.cancel()
        #expect(alive.value == 0)
    }

    @Test func `cancelled before it is attached, it does not subscribe`() {
        let subscribed = Tally()
        let buffer = DemandBuffer<Int>(next: { _ in 0 }, end: { _ in })
        buffer.cancel()
        buffer.attach(Observable.just(1).do(onSubscribe: { subscribed.add() }))
        #expect(subscribed.value == 0)
    }

    @Test func `asking and cancelling from inside an element is in order`() {
        let log = Log<Int>()
        let place = Log<DemandBuffer<Int>>()
        let buffer = DemandBuffer<Int>(
            next: { number in
                log(number)
                place.entries[0].request(2)
                if number == 3 { place.entries[0].cancel() }
                return 0
            }, end: { _ in })
        place(buffer)
        buffer.request(1)
        buffer.attach(.of(1, 2, 3, 4, 5))
        #expect(log.entries == [1, 2, 3])
    }

    @Test func `many threads send and ask, and the subscriber is called by one at a time`() {
        let witness = Witness<Int>()
        let buffer = DemandBuffer<Int>(
            next: {
                witness.onNext($0)
                return 0
            }, end: { _ in })
        let relays = (0..<2).map { _ in PublishRelay<Int>() }
        buffer.attach(.merge(relays.map { $0.asObservable() }))
        together(4) { thread in
            for number in 0..<500 {
                if thread < 2 { relays[thread].accept(number) } else { buffer.request(1) }
            }
        }
        #expect(witness.events.count == 1_000)
        #expect(witness.isOrderly)
        buffer.cancel()
    }
}
