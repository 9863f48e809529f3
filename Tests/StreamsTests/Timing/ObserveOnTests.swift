import Dispatch
import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct ObserveOnTests {
    let time = TestScheduler()

    @Test(arguments: [Event<Int>.completed, .error(Failure("end"))])
    func `events arrive on the scheduler, the end behind the elements`(_ end: Event<Int>) {
        let source = time.createHotObservable([
            .next(210, 1), .next(220, 2), .next(220, 3), Recorded(time: 220, value: end),
        ])
        let result = time.start { source.observe(on: time) }
        #expect(result.events == [.next(211, 1), .next(221, 2), .next(221, 3), Recorded(time: 221, value: end)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `what comes right before the end is not lost on the way to another thread`() throws {
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "hop")
        for _ in 0..<3_000 {
            let elements = try Observable.of(1, 2, 3).observe(on: queue).toBlocking().toArray()
            try #require(elements == [1, 2, 3])
        }
    }

    @Test func `each hop takes its turn`() {
        let source = time.createHotObservable([.next(210, 1), .completed(220)])
        let result = time.start { source.observe(on: time).observe(on: time) }
        #expect(result.events == [.next(212, 1), .completed(222)])
    }

    @Test func `a burst takes one job`() {
        let time = ManualScheduler()
        let log = Log<Int>()
        _ = Observable.range(start: 0, count: 1000).observe(on: time).subscribe(onNext: { log($0) })
        #expect(time.pending == 1)
        #expect(log.entries == [])
        time.advance(.zero)
        #expect(log.entries == Array(0..<1000))
        #expect(time.pending == 0)
    }

    @Test func `disposal takes the job out of the queue and frees what waits`() {
        let time = ManualScheduler()
        let alive = Tally()
        let count = Tally()
        let subject = PublishSubject<Probe>()
        let disposable = subject.observe(on: time).subscribe(onNext: { _ in count.add() })
        for _ in 0..<5 { subject.onNext(Probe(alive)) }
        #expect((time.pending, alive.value) == (1, 5))
        disposable.dispose()
        #expect((time.pending, alive.value) == (0, 0))
        time.advance(.seconds(1))
        #expect(count.value == 0)
    }

    @Test func `disposal by an element drops and frees those behind it`() {
        let time = ManualScheduler()
        let alive = Tally()
        let count = Tally()
        let bag = DisposeBag()
        let subject = PublishSubject<Probe>()
        subject.observe(on: time).subscribe(onNext: { _ in
            count.add()
            if count.value == 2 { bag.dispose() }
        }).disposed(by: bag)
        for _ in 0..<5 { subject.onNext(Probe(alive)) }
        time.advance(.zero)
        #expect((count.value, alive.value, time.pending) == (2, 0, 0))
    }

    @Test func `an element sent from inside a delivery comes after those that wait`() {
        let time = ManualScheduler()
        let log = Log<Int>()
        let subject = PublishSubject<Int>()
        let disposable = subject.observe(on: time).subscribe(onNext: { element in
            log(element)
            if element == 1 { subject.onNext(3) }
        })
        subject.onNext(1)
        subject.onNext(2)
        time.advance(.zero)
        #expect(log.entries == [1, 2, 3])
        disposable.dispose()
    }

    @Test func `a scheduler that runs work at once changes nothing`() {
        let log = Log<Event<Int>>()
        _ = Observable.of(1, 2).observe(on: ImmediateScheduler.instance).subscribe { log($0) }
        #expect(log.entries == [.next(1), .next(2), .completed])
    }

    @Test func `an element sent on the target queue does not overtake one that waits for it`() {
        let queue = DispatchQueue(label: "target")
        let scheduler = SerialDispatchQueueScheduler(queue: queue)
        let log = Log<Int>()
        let subject = PublishSubject<Int>()
        let disposable = subject.observe(on: scheduler).subscribe(onNext: { log($0) })
        let blocked = Signal()
        let goOn = Signal()
        queue.async {
            blocked.give()
            goOn.take()
            subject.onNext(2)
        }
        blocked.take()
        subject.onNext(1)
        goOn.give()
        queue.sync {}
        queue.sync {}
        #expect(log.entries == [1, 2])
        disposable.dispose()
    }

    @Test func `two senders keep the order of their tickets`() {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "tickets")
        let subject = PublishSubject<Int>()
        let numbers = Unlocked<[Int]>([])
        let done = Signal()
        let disposable = subject.observe(on: scheduler).subscribe(
            onNext: { numbers.value.append($0) }, onCompleted: { done.give() })
        let ticket = Unlocked(0)
        let lock = DispatchSemaphore(value: 1)
        together(2) { _ in
            for _ in 0..<5000 {
                lock.wait()
                subject.onNext(ticket.value)
                ticket.value += 1
                lock.signal()
            }
        }
        subject.onCompleted()
        #expect(done.take())
        #expect(numbers.value == Array(0..<10_000))
        disposable.dispose()
    }

    @Test func `a million elements wait in order for a blocked queue, and leave nothing`() {
        let queue = DispatchQueue(label: "blocked")
        let jobs = Tally()
        let scheduler = CountingScheduler(SerialDispatchQueueScheduler(queue: queue), jobs)
        let numbers = Unlocked<(count: Int, inOrder: Bool)>((0, true))
        let alive = Tally()
        let done = Signal()
        let goOn = Signal()
        queue.async { goOn.take() }
        let disposable = Observable.range(start: 0, count: 1_000_000)
            .map { [probe = Probe(alive)] number in
                probe.touch()
                return number
            }
            .observe(on: scheduler).subscribe(
                onNext: { number in
                    numbers.value.inOrder = numbers.value.inOrder && number == numbers.value.count
                    numbers.value.count += 1
                }, onCompleted: { done.give() })
        goOn.give()
        #expect(done.take())
        #expect(numbers.value.count == 1_000_000)
        #expect(numbers.value.inOrder)
        #expect(jobs.value == 1)
        disposable.dispose()
        queue.sync {}
        #expect(alive.value == 0)
    }

    @Test func `no event follows a disposal on the queue that delivers`() {
        let queue = DispatchQueue(label: "delivering")
        let background = ConcurrentDispatchQueueScheduler(qos: .default)
        for _ in 0..<2000 {
            let isDisposed = Unlocked(false)
            let late = Tally()
            let source = Observable<Int>.create { observer in
                for element in 0..<20 { observer.onNext(element) }
                return Disposables.create()
            }
            let disposable = source.subscribe(on: background).observe(on: SerialDispatchQueueScheduler(queue: queue))
                .subscribe(onNext: { _ in if isDisposed.value { late.add() } })
            queue.sync {
                disposable.dispose()
                isDisposed.value = true
            }
            queue.sync {}
            #expect(late.value == 0)
        }
    }
}

/// Another scheduler whose jobs are counted.
private struct CountingScheduler: ImmediateSchedulerType {
    let scheduler: SerialDispatchQueueScheduler
    let jobs: Tally

    init(_ scheduler: SerialDispatchQueueScheduler, _ jobs: Tally) {
        self.scheduler = scheduler
        self.jobs = jobs
    }

    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        jobs.add()
        return scheduler.schedule(state, action: action)
    }
}
