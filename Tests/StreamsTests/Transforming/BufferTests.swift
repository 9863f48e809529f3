import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct BufferTests {
    let time = TestScheduler(simulateProcessingDelay: false)
    let script: [Recorded<Event<Int>>] = [
        .next(210, 1), .next(220, 2), .next(230, 3), .next(260, 4), .next(390, 5), .completed(500),
    ]

    @Test func `a full buffer restarts the time, idle spans give nothing but their array, completion the rest`() {
        let source = time.createHotObservable(script)
        let result = time.start { source.buffer(timeSpan: .seconds(100), count: 3, scheduler: time) }
        #expect(
            result.events == [
                .next(230, [1, 2, 3]), .next(330, [4]), .next(430, [5]), .next(500, []), .completed(500),
            ])
        #expect(source.subscriptions == [Subscription(200, 500)])
    }

    @Test func `an error drops the rest`() {
        let source = time.createHotObservable([.next(210, 1), .error(220, Failure("end"))])
        let result = time.start { source.buffer(timeSpan: .seconds(100), count: 3, scheduler: time) }
        #expect(result.events == [.error(220, Failure("end"))])
    }

    @Test func `an element at the end of a span belongs to it`() {
        let source = time.createHotObservable([.next(300, 1), .next(301, 2), .completed(310)])
        let result = time.start { source.buffer(timeSpan: .seconds(100), count: 3, scheduler: time) }
        #expect(result.events == [.next(300, [1]), .next(310, [2]), .completed(310)])
    }

    @Test func `an element that fills a span as its time is up ends it once`() {
        let source = time.createHotObservable([.next(210, 1), .next(300, 2), .completed(410)])
        let result = time.start { source.buffer(timeSpan: .seconds(100), count: 2, scheduler: time) }
        #expect(result.events == [.next(300, [1, 2]), .next(400, []), .next(410, []), .completed(410)])
    }

    @Test func `a count of one sends each element by itself`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = time.start { source.buffer(timeSpan: .never, count: 1, scheduler: time) }
        #expect(result.events == [.next(210, [1]), .next(220, [2]), .next(230, []), .completed(230)])
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `no time at all is one tick of virtual time`(_ timeSpan: Duration) {
        let source = time.createHotObservable([.next(202, 1), .completed(203)])
        let result = time.start { source.buffer(timeSpan: timeSpan, count: 9, scheduler: time) }
        #expect(
            result.events == [.next(201, []), .next(202, [1]), .next(203, []), .completed(203)])
    }

    @Test func `an endless synchronous source is cut into buffers until nobody listens`() {
        withinSeconds {
            let log = Log<[Int]>()
            _ = Observable.repeatElement(1).buffer(timeSpan: .never, count: 2, scheduler: ManualScheduler()).take(2)
                .subscribe(onNext: { log($0) })
            #expect(log.entries == [[1, 1], [1, 1]])
        }
    }

    @Test func `disposal drops the rest, and takes the timer out of the queue`() {
        let time = ManualScheduler()
        let alive = Tally()
        let count = Tally()
        let subject = PublishSubject<Probe>()
        let disposable = subject.buffer(timeSpan: .seconds(1), count: 9, scheduler: time)
            .subscribe(onNext: { _ in count.add() })
        subject.onNext(Probe(alive))
        #expect((time.pending, alive.value) == (1, 1))
        disposable.dispose()
        #expect((time.pending, alive.value, count.value) == (0, 0, 0))
    }

    @Test func `an element sent from inside the delivery of a buffer belongs to the next one`() {
        let subject = PublishSubject<Int>()
        let log = Log<[Int]>()
        _ = subject.buffer(timeSpan: .never, count: 2, scheduler: time).subscribe(onNext: { elements in
            log(elements)
            if elements == [1, 2] { subject.onNext(3) }
        })
        for element in [1, 2, 4] { subject.onNext(element) }
        subject.onCompleted()
        #expect(log.entries == [[1, 2], [3, 4], []])
    }

    @Test(arguments: [0, -1, Int.min]) func `a count of none or fewer leaves it to time`(count: Int) {
        let arrays = Observable.of(1, 2, 3).buffer(timeSpan: .seconds(10), count: count, scheduler: time).record()
        #expect(arrays.events == [.next([1, 2, 3]), .completed])
    }
}
