import Foundation
import StreamsTesting
import Testing

@testable import Streams

@Suite struct TimerTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `one tick, then completed`() {
        let result = time.start { Observable<Int>.timer(.seconds(30), scheduler: time) }
        #expect(result.events == [.next(230, 0), .completed(230)])
    }

    @Test(arguments: [Duration.zero, .seconds(-5), .seconds(Int64.min)])
    func `a time that is not positive is now`(_ dueTime: Duration) {
        let result = time.start { Observable<Int>.timer(dueTime, scheduler: time) }
        #expect(result.events == [.next(200, 0), .completed(200)])
    }

    @Test func `the tick and the end are separate: take leaves nothing over`() {
        let result = time.start { Observable<Int>.timer(.seconds(30), scheduler: time).take(1) }
        #expect(result.events == [.next(230, 0), .completed(230)])
    }

    @Test func `ticks that go on`() {
        let result = time.start(disposed: 1900) {
            Observable<Int>.timer(.zero, period: .seconds(600), scheduler: time)
        }
        #expect(result.events == [.next(200, 0), .next(800, 1), .next(1400, 2)])
    }

    @Test func `the first tick of an interval is one period away, and the disposal beats the last one`() {
        let result = time.start { Observable<Int>.interval(.seconds(10), scheduler: time) }
        #expect(result.events == (0..<79).map { .next(210 + $0 * 10, $0) })
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .nanoseconds(1)])
    func `a period of nothing is one tick of virtual time`(_ period: Duration) {
        let result = time.start(disposed: 204) { Observable<Int>.interval(period, scheduler: time) }
        #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
    }

    @Test func `a period that is no whole tick keeps to the multiples of the period`() {
        let result = time.start(disposed: 206) { Observable<Int>.interval(.milliseconds(1400), scheduler: time) }
        #expect(result.events == [.next(201, 0), .next(203, 1), .next(204, 2)])
    }

    @Test(arguments: [Duration.never, .seconds(Int64.max), .seconds(1e19)])
    func `what never comes never comes, and does not trap`(_ duration: Duration) {
        let observer = time.createObserver(Int.self)
        _ = Observable<Int>.timer(duration, scheduler: time).subscribe(observer)
        _ = Observable<Int>.timer(duration, period: duration, scheduler: time).subscribe(observer)
        _ = Observable<Int>.interval(duration, scheduler: time).subscribe(observer)
        time.start()
        #expect(observer.events == [])
        _ = Observable<Int>.timer(.seconds(7), period: duration, scheduler: time).subscribe(observer)
        time.start()
        #expect(observer.events == [.next(7, 0)])
    }

    @Test func `a tick that comes late is not doubled, and the numbers go on by one`() {
        let time = ManualScheduler()
        let log = Log<[Int64]>()
        let disposable = Observable<Int64>.interval(.nanoseconds(10), scheduler: time).subscribe(onNext: { number in
            log([number, time.now.nanoseconds])
            if number == 1 { time.pass(.nanoseconds(35)) }
        })
        time.advance(.nanoseconds(80))
        disposable.dispose()
        #expect(log.entries == [[0, 10], [1, 20], [2, 55], [3, 60], [4, 70], [5, 80]])
    }

    @Test func `the numbers begin again after the largest one`() {
        let result = time.start(disposed: 330) { Observable<Int8>.interval(.seconds(1), scheduler: time) }
        #expect(result.events.map(\.value.element).suffix(3) == [126, 127, -128])
    }

    @Test func `disposal takes the tick out of the queue`() {
        let time = ManualScheduler()
        let single = Observable<Int>.timer(.seconds(1), scheduler: time).subscribe()
        let endless = Observable<Int>.interval(.seconds(1), scheduler: time).subscribe()
        #expect(time.pending == 2)
        single.dispose()
        endless.dispose()
        #expect(time.pending == 0)
    }

    @Test func `disposal by a tick leaves the completion out, and further ticks`() {
        for period in [Duration.seconds(1), nil] {
            let time = ManualScheduler()
            let log = Log<Event<Int>>()
            let bag = DisposeBag()
            Observable<Int>.timer(.seconds(1), period: period, scheduler: time).subscribe { event in
                log(event)
                bag.dispose()
            }.disposed(by: bag)
            time.advance(.seconds(5))
            #expect(log.entries == [.next(0)])
            #expect(time.pending == 0)
        }
    }

    @Test func `a real interval does not drift when its ticks are slow`() throws {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "interval")
        let start = scheduler.now
        let late = Log<Duration>()
        let done = Signal()
        let disposable = Observable<Int>.interval(.milliseconds(20), scheduler: scheduler).take(50).subscribe(
            onNext: { number in
                late(start.duration(to: scheduler.now) - .milliseconds(20 * (number + 1)))
                Thread.sleep(forTimeInterval: 0.005)
            }, onCompleted: { done.give() })
        try #require(done.take())
        disposable.dispose()
        #expect(late.entries.count == 50)
        #expect(late.entries.allSatisfy { $0 >= .zero })
        let first = try #require(late.entries.prefix(15).min())
        let last = try #require(late.entries.suffix(15).min())
        #expect(last - first < .milliseconds(90), "an interval that adds 5 ms at each of 35 ticks comes to 175")
    }
}
