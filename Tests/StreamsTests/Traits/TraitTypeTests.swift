import Dispatch
import StreamsTesting
import Testing

@testable import Streams

@Suite struct TraitTypeTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `never says nothing`() {
        #expect(time.start { Single<Int>.never() }.events == [])
        let other = TestScheduler(simulateProcessingDelay: false)
        #expect(other.start { Infallible<Int>.never() }.events == [])
    }

    @Test func `deferred is made anew for each subscription, and fails with the factory's error`() {
        let count = Tally()
        let single = Single<Int>.deferred {
            count.add()
            if count.value == 2 { throw Failure("x") }
            return .just(count.value)
        }
        let log = Log<String>()
        for _ in 0..<3 {
            _ = single.subscribe(onSuccess: { log("\($0)") }, onFailure: { log("\($0)") })
        }
        #expect(log.entries == ["1", "Failure(name: \"x\")", "3"])
    }

    @Test func `delay makes the answer late, delaySubscription the subscription`() {
        let source = time.createColdObservable([.next(10, 1), .completed(10)])
        let observer = time.start { [time] in
            source.asSingle().delay(.seconds(5), scheduler: time).delaySubscription(.seconds(7), scheduler: time)
        }
        #expect(observer.events == [.next(222, 1), .completed(222)])
        #expect(source.subscriptions == [Subscription(207, 217)])
    }

    @Test func `observe and subscribe hop to their queues`() {
        let key = DispatchSpecificKey<String>()
        func queue(_ name: String) -> SerialDispatchQueueScheduler {
            let queue = DispatchQueue(label: name)
            queue.setSpecific(key: key, value: name)
            return SerialDispatchQueueScheduler(queue: queue)
        }
        let log = Log<String?>()
        let done = Signal()
        let disposable = Single<Int>.create { single in
            log(DispatchQueue.getSpecific(key: key))
            single(.success(1))
            return Disposables.create()
        }
        .subscribe(on: queue("subscribe")).observe(on: queue("observe"))
        .subscribe(onSuccess: { _ in
            log(DispatchQueue.getSpecific(key: key))
            done.give()
        })
        #expect(done.take())
        #expect(log.entries == ["subscribe", "observe"])
        disposable.dispose()
    }
}
