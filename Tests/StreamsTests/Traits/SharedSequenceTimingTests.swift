import StreamsTesting
import Testing

@testable import Streams

@MainActor @Suite struct SharedSequenceTimingTests {
    @Test func `time is that of the scheduler given`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        let hot = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(250, 3), .completed(300)])
        let driver = hot.asDriver(onErrorJustReturn: 0)
        let debounced = scheduler.start { driver.debounce(.seconds(10), scheduler: scheduler) }
        #expect(debounced.events == [.next(225, 2), .next(260, 3), .completed(300)])
    }

    @Test func `throttle and delay, interval and timer`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        let hot = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .completed(300)])
        let driver = hot.asDriver(onErrorJustReturn: 0)
        let throttled = scheduler.createObserver(Int.self)
        let delayed = scheduler.createObserver(Int.self)
        let bag = DisposeBag()
        driver.throttle(.seconds(10), scheduler: scheduler).drive(throttled).disposed(by: bag)
        driver.delay(.seconds(5), scheduler: scheduler).drive(delayed).disposed(by: bag)
        let ticks = scheduler.createObserver(Int.self)
        let timer = scheduler.createObserver(Int.self)
        Driver<Int>.interval(.seconds(100), scheduler: scheduler).drive(ticks).disposed(by: bag)
        Driver<Int>.timer(.seconds(50), scheduler: scheduler).drive(timer).disposed(by: bag)
        scheduler.advanceTo(310)
        #expect(throttled.events == [.next(210, 1), .next(220, 2), .completed(300)])
        #expect(delayed.events == [.next(215, 1), .next(220, 2), .completed(305)])
        #expect(ticks.events == [.next(100, 0), .next(200, 1), .next(300, 2)])
        #expect(timer.events == [.next(50, 0), .completed(50)])
    }

    @Test func `elements are taken and skipped for a time`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        let hot = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(300)])
        let driver = hot.asDriver(onErrorJustReturn: 0)
        let taken = scheduler.createObserver(Int.self)
        let skipped = scheduler.createObserver(Int.self)
        let bag = DisposeBag()
        driver.take(for: .seconds(225), scheduler: scheduler).drive(taken).disposed(by: bag)
        driver.skip(.seconds(225), scheduler: scheduler).drive(skipped).disposed(by: bag)
        scheduler.advanceTo(310)
        #expect(taken.events == [.next(210, 1), .next(220, 2), .completed(225)])
        #expect(skipped.events == [.next(230, 3), .completed(300)])
    }

    @Test func `time is that of the main queue where nothing else is said`() async {
        let relay = BehaviorRelay(value: 1)
        let log = Log<String>()
        let done = AsyncSignal()
        let bag = DisposeBag()
        relay.asDriver().delay(.milliseconds(1)).debounce(.milliseconds(1)).throttle(.milliseconds(1)).drive(onNext: {
            log("\($0) \(MainQueue.isCurrent)")
            done.give()
        }).disposed(by: bag)
        #expect(log.entries.isEmpty)
        await done.take()
        #expect(log.entries == ["1 true"])
    }
}
