import StreamsTesting
import Testing

private func endless(every seconds: Int, on scheduler: TestScheduler) -> Observable<Int> {
    Observable { observer, lifetime in
        lifetime.add(
            scheduler.schedulePeriodic(0, startAfter: .seconds(seconds), period: .seconds(seconds)) { number in
                if !lifetime.isEnded { observer.next(number) }
                return number + 1
            })
    }
}

@Suite struct `A start that creates, subscribes and disposes` {
    let scheduler = TestScheduler()

    @Test func `does it at 100, 200 and 1000 by default`() {
        let source = scheduler.createHotObservable([.next(201, 1)])
        let created = scheduler.createObserver(String.self)
        let result = scheduler.start {
            created.onNext("created")
            return source
        }
        #expect(created.events == [.next(100, "created")])
        #expect(result.events == [.next(201, 1)])
        #expect(source.subscriptions == [Subscription(200, 1000)])
        #expect(scheduler.clock == 1000)
    }

    @Test func `can do it all at tick 0`() {
        let source = scheduler.createColdObservable([.next(0, 1), .next(3, 2)])
        let result = scheduler.start(created: 0, subscribed: 0, disposed: 1000) { source }
        #expect(result.events == [.next(0, 1), .next(3, 2)])
    }

    @Test func `takes whatever can be seen as an observable`() {
        let subject = PublishSubject<Int>()
        scheduler.scheduleAt(300) { subject.onNext(1) }
        #expect(scheduler.start { subject }.events == [.next(300, 1)])
    }

    @Test func `ends at the disposal over an endless source, before a tick that is due then`() {
        let result = scheduler.start(disposed: 1000) { endless(every: 10, on: scheduler) }
        #expect(result.events.count == 79)
        #expect(result.events.last == .next(990, 78))
    }

    @Test func `ends while an endless source of somebody else goes on`() {
        let other = scheduler.createObserver(Int.self)
        let subscription = endless(every: 300, on: scheduler).subscribe(other)
        #expect(scheduler.start { Observable<Int>.never() }.events == [])
        #expect(other.events == [.next(300, 0), .next(600, 1), .next(900, 2)])
        subscription.dispose()
    }

    @Test func `that is subscribed before it is created is a failure and moves nothing`() {
        fails("start(created: 100, subscribed: 50, disposed: 1000): it cannot be subscribed to before it is created.") {
            let result = scheduler.start(created: 100, subscribed: 50) { Observable.just(1) }
            #expect(result.events == [])
        }
        #expect(scheduler.clock == 0)
    }

    @Test func `that is disposed before it is subscribed is a failure and moves nothing`() {
        fails(
            "start(created: 100, subscribed: 200, disposed: 199): it cannot be disposed before it is subscribed to."
        ) {
            _ = scheduler.start(disposed: 199) { Observable.just(1) }
        }
        #expect(scheduler.clock == 0)
    }
}

@Suite struct `Wrong uses` {
    @Test func `advancing backwards is a failure and moves nothing`() {
        let scheduler = TestScheduler(initialClock: 10)
        let log = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(10) { log.onNext(1) }
        fails("advanceTo(9): the clock is at 10 and does not go back.") { scheduler.advanceTo(9) }
        fails("advanceBy(-1): the clock is at 10 and does not go back.") { scheduler.advanceBy(-1) }
        #expect(log.events == [])
        #expect(scheduler.clock == 10)
    }

    @Test func `a start over a live interval fails at the step limit`() {
        let scheduler = TestScheduler(stepLimit: 50)
        let log = scheduler.createObserver(Int.self)
        let subscription = endless(every: 10, on: scheduler).subscribe(log)
        fails("start(): 50 actions ran and more are due, the clock is at 500.") { scheduler.start() }
        #expect(log.events.count == 50)
        subscription.dispose()
        scheduler.start()
        #expect(log.events.count == 50)
    }

    @Test func `work that repeats itself at one tick fails at the step limit`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false, stepLimit: 50)
        @Sendable func again() -> any Disposable { scheduler.schedule(()) { again() } }
        _ = again()
        fails("advanceTo(30): 50 actions ran and more are due, the clock is at 0.") { scheduler.advanceTo(30) }
    }

    @Test func `a run to the end of time over a live interval fails at the step limit`() {
        let scheduler = TestScheduler(stepLimit: 50)
        fails("start(created: 0, subscribed: 0, disposed: \(Int.max)): 50 actions ran") {
            _ = scheduler.start(created: 0, subscribed: 0, disposed: .max) { endless(every: 1, on: scheduler) }
        }
        let subscription = endless(every: 1, on: scheduler).subscribe(scheduler.createObserver(Int.self))
        fails("advanceTo(\(Int.max)): 50 actions ran") { scheduler.advanceTo(.max) }
        subscription.dispose()
    }

    @Test func `a long advance is not bound by the step limit`() {
        let scheduler = TestScheduler(stepLimit: 50)
        let log = scheduler.createObserver(Int.self)
        let subscription = endless(every: 1, on: scheduler).subscribe(log)
        scheduler.advanceTo(100)
        #expect(log.events.count == 100)
        subscription.dispose()
    }

    @Test func `running the scheduler from one of its actions is a failure`() {
        let scheduler = TestScheduler()
        fails("advanceTo(20): this scheduler is already running; it was called from one of its actions.") {
            scheduler.scheduleAt(10) { scheduler.advanceTo(20) }
            scheduler.start()
        }
        #expect(scheduler.clock == 10)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [Double])
    func `a tick without a length is a failure and counts as a second`(resolution: Double) {
        fails("A tick cannot last \(resolution) seconds; it lasts one.") {
            #expect(TestScheduler(resolution: resolution).resolution == 1)
        }
    }

    @Test func `a failure is reported where the call is`() {
        let scheduler = TestScheduler(initialClock: 10)
        let line = #line + 2
        withKnownIssue {
            scheduler.advanceTo(9)
        } matching: {
            $0.sourceLocation?.line == line
        }
    }
}

private func fails(_ message: String, _ body: () -> Void) {
    withKnownIssue {
        body()
    } matching: { issue in
        issue.comments.contains { $0.rawValue.hasPrefix(message) }
    }
}
