import Dispatch
import StreamsTesting
import Testing

@testable import Streams

@Suite struct PrimitiveSequenceTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    /// A source that fails a number of times before it answers.
    private func failing(_ times: Int) -> (Single<Int>, Tally) {
        let attempts = Tally()
        let single = Single<Int>.deferred {
            attempts.add()
            return attempts.value <= times ? .error(Failure("\(attempts.value)")) : .just(attempts.value)
        }
        return (single, attempts)
    }

    @Test func `a resource lives as long as the subscription`() {
        let log = Log<String>()
        let single = Single<Int>.using {
            log("made")
            return BooleanProbe(log)
        } primitiveSequenceFactory: { _ in
            .just(1)
        }
        _ = single.subscribe(onSuccess: { log("success \($0)") })
        #expect(log.entries == ["made", "success 1", "disposed"])
    }

    @Test func `another attempt is made after a pause, and as long as the error is worth one`() {
        let (single, attempts) = failing(2)
        let answered = time.start { [time] in
            single.retry(.delayed(maxCount: 3, time: .seconds(10)), scheduler: time)
        }
        #expect(answered.events == [.next(220, 3), .completed(220)])
        #expect(attempts.value == 3)
        let other = TestScheduler(simulateProcessingDelay: false)
        let refused = other.start {
            Maybe<Int>.error(Failure("x")).retry(.immediate(maxCount: 3), scheduler: other) { _ in false }
        }
        #expect(refused.events == [.error(200, Failure("x"))])
        let late = TestScheduler(simulateProcessingDelay: false)
        let ended = late.start {
            Completable.error(Failure("y")).retry(.delayed(maxCount: 2, time: .seconds(5)), scheduler: late)
        }
        #expect(ended.events == [.error(205, Failure("y"))])
    }

    @Test func `catch goes on with what the handler makes of the error`() {
        let observer = time.start { Single<Int>.error(Failure("x")).catch { _ in .just(7) } }
        #expect(observer.events == [.next(200, 7), .completed(200)])
    }

    @Test func `catch works on a completable`() {
        let log = Log<String>()
        _ = Completable.error(Failure("x")).catch { error in
            log("\(error)")
            return .empty()
        }.subscribe(onCompleted: { log("completed") })
        #expect(log.entries == ["Failure(name: \"x\")", "completed"])
    }

    @Test func `retry subscribes anew until there is an answer`() {
        let (single, attempts) = failing(3)
        let observer = time.start { single.retry() }
        #expect(observer.events == [.next(200, 4), .completed(200)])
        #expect(attempts.value == 4)
    }

    @Test(arguments: [(2, 2), (1, 1), (0, 1), (-1, 1)])
    func `retry makes a number of attempts, one at least`(_ count: Int, _ made: Int) {
        let (single, attempts) = failing(.max)
        let observer = time.start { single.retry(count) }
        #expect(observer.events == [.error(200, Failure("\(made)"))])
        #expect(attempts.value == made)
    }

    @Test func `retry when a trigger says so`() {
        let (single, _) = failing(2)
        let observer = time.start { [time] in
            single.retry(when: { $0.delay(.seconds(10), scheduler: time) })
        }
        #expect(observer.events == [.next(220, 3), .completed(220)])
    }

    @Test func `a single whose trigger completes fails, for a single has an element`() {
        let (single, _) = failing(.max)
        let observer = time.start { single.retry(when: { $0.take(0) }) }
        #expect(observer.events == [.error(200, RxError.noElements)])
    }

    @Test func `timeout fails where the answer is late, or goes on with another`() {
        let late = time.createColdObservable([.next(50, 1), .completed(50)])
        let failed = time.start { [time] in late.asSingle().timeout(.seconds(20), scheduler: time) }
        #expect(failed.events == [.error(220, RxError.timeout)])
        #expect(late.subscriptions == [Subscription(200, 220)])
        let other = TestScheduler(simulateProcessingDelay: false)
        let switched = other.start {
            Single<Int>.never().timeout(.seconds(20), other: .just(7), scheduler: other)
        }
        #expect(switched.events == [.next(220, 7), .completed(220)])
    }

    @Test func `timeout passes an answer in time`() {
        let source = time.createColdObservable([.next(10, 1), .completed(10)])
        let observer = time.start { [time] in source.asMaybe().timeout(.seconds(20), scheduler: time) }
        #expect(observer.events == [.next(210, 1), .completed(210)])
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

private struct BooleanProbe: Disposable {
    let log: Log<String>

    init(_ log: Log<String>) {
        self.log = log
    }

    func dispose() {
        log("disposed")
    }
}
