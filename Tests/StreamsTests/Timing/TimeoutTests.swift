import StreamsTesting
import Testing

@testable import Streams

@Suite struct TimeoutTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test(
        arguments: [
            (
                [.next(210, "a"), .next(250, "b"), .completed(400)],
                [.next(210, "a"), .next(250, "b"), .error(300, RxError.timeout)]
            ),
            ([.next(260, "a")], [.error(250, RxError.timeout)]),
            (
                [.next(250, "a"), .next(300, "b"), .completed(340)],
                [.next(250, "a"), .next(300, "b"), .completed(340)]
            ),
            ([.completed(250)], [.completed(250)]), ([.error(250, Failure("end"))], [.error(250, Failure("end"))]),
            ([.next(210, "a"), .error(220, Failure("end"))], [.next(210, "a"), .error(220, Failure("end"))]),
            ([], [.error(250, RxError.timeout)]),
        ] as [([Recorded<Event<String>>], [Recorded<Event<String>>])])
    func `an error where the next element is more than 50 away`(
        _ script: [Recorded<Event<String>>], _ expected: [Recorded<Event<String>>]
    ) {
        let source = time.createHotObservable(script)
        #expect(time.start { source.timeout(.seconds(50), scheduler: time) }.events == expected)
        #expect(source.subscriptions == [Subscription(200, expected.last?.time ?? 1000)])
    }

    @Test func `another source takes its place, which is disposed first`() {
        let source = time.createHotObservable([.next(210, "a"), .next(250, "b"), .completed(400)])
        let other = time.createColdObservable([.next(10, "x"), .completed(20)])
        let result = time.start { source.timeout(.seconds(50), other: other, scheduler: time) }
        #expect(result.events == [.next(210, "a"), .next(250, "b"), .next(310, "x"), .completed(320)])
        #expect(source.subscriptions == [Subscription(200, 300)])
        #expect(other.subscriptions == [Subscription(300, 320)])
        let order = Log<String>()
        let observer = Observable<Int>.create { _ in Disposables.create { order("source disposed") } }
            .timeout(
                .seconds(1),
                other: Observable<Int>.deferred {
                    order("other subscribed")
                    return .empty()
                }, scheduler: time
            ).subscribe()
        time.start()
        observer.dispose()
        #expect(order.entries == ["source disposed", "other subscribed"])
    }

    @Test func `the other source has all the time it wants, and its error passes`() {
        let other = time.createColdObservable([.next(100, 1), .error(300, Failure("other"))])
        let result = time.start { Observable<Int>.never().timeout(.seconds(50), other: other, scheduler: time) }
        #expect(result.events == [.next(350, 1), .error(550, Failure("other"))])
    }

    @Test func `the other source is not subscribed to where it is not needed`() {
        let source = time.createHotObservable([.next(210, 1), .completed(220)])
        let other = time.createColdObservable([.next(10, 2)])
        let result = time.start { source.timeout(.seconds(50), other: other, scheduler: time) }
        #expect(result.events == [.next(210, 1), .completed(220)])
        #expect(other.subscriptions == [])
    }

    @Test func `disposal ends the source, or the other one, and takes the timer out of the queue`() {
        let other = time.createColdObservable([.next(10, 1), .next(90, 2)])
        let result = time.start(disposed: 300) {
            Observable<Int>.never().timeout(.seconds(50), other: other, scheduler: time)
        }
        #expect(result.events == [.next(260, 1)])
        #expect(other.subscriptions == [Subscription(250, 300)])
        let manual = ManualScheduler()
        let disposable = Observable<Int>.never().timeout(.seconds(1), scheduler: manual).subscribe()
        #expect(manual.pending == 1)
        disposable.dispose()
        #expect(manual.pending == 0)
    }

    @Test func `the end of the source takes the timer out of the queue`() {
        let time = ManualScheduler()
        let log = Log<Event<Int>>()
        _ = Observable.just(1).timeout(.seconds(1), scheduler: time).subscribe { log($0) }
        #expect(time.pending == 0)
        #expect(log.entries == [.next(1), .completed])
    }

    @Test(arguments: [Duration.never, .seconds(Int64.max)])
    func `a time that never passes lets all through`(_ dueTime: Duration) {
        let source = time.createHotObservable([.next(210, 1), .next(900, 2)])
        let result = time.start { source.timeout(dueTime, scheduler: time) }
        #expect(result.events == [.next(210, 1), .next(900, 2)])
    }

    @Test func `no time at all lets a synchronous source through only`() {
        let source = time.createHotObservable([.next(210, 1)])
        #expect(time.start { source.timeout(.zero, scheduler: time) }.events == [.error(200, RxError.timeout)])
        let later = TestScheduler(simulateProcessingDelay: false)
        let result = later.start { Observable.of(1, 2).timeout(.zero, scheduler: later) }
        #expect(result.events == [.next(200, 1), .next(200, 2), .completed(200)])
    }

    @Test func `an element and its timer race: no element follows the error, and there is one end`() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for round in 0..<10_000 {
            let subject = PublishSubject<Int>()
            let events = Unlocked<[Event<Int>]>([])
            let ended = Signal()
            let disposable = subject.timeout(
                .microseconds(round % 40), other: Observable.of(-1, -2), scheduler: scheduler
            )
            .subscribe(onNext: { events.value.append(.next($0)) }, onDisposed: { ended.give() })
            for element in 1...3 { subject.onNext(element) }
            subject.onCompleted()
            let didEnd = ended.take(within: 10)
            disposable.dispose()
            #expect(didEnd)
            let elements = events.value.compactMap(\.element)
            let own = elements.prefix { $0 > 0 }
            #expect(Array(own) == Array(1...3).prefix(own.count).map { $0 })
            let others = elements.dropFirst(own.count)
            #expect(others.isEmpty ? own.count == 3 : Array(others) == [-1, -2])
        }
    }
}
