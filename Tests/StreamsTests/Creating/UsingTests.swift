import StreamsTesting
import Testing

@testable import Streams

@Suite struct UsingTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `the resource is disposed after the stream`() {
        let log = Log<String>()
        let source = Observable<Int>.using(
            { Resource { log("resource") } },
            observableFactory: { _ in .create { _ in Disposables.create { log("stream") } } })
        let disposable = source.subscribe(onDisposed: { log("subscription") })
        #expect(log.entries == [])
        disposable.dispose()
        disposable.dispose()
        #expect(log.entries == ["stream", "resource", "subscription"])
    }

    @Test(arguments: [Event<Int>.completed, .error(Failure("end"))])
    func `an end of the stream disposes the resource, once`(_ end: Event<Int>) {
        let disposals = Tally()
        let source = time.createColdObservable([.next(10, 1), Recorded(time: 20, value: end)])
        let result = time.start { [observable = source.asObservable()] in
            Observable.using({ Resource { disposals.add() } }, observableFactory: { _ in observable })
        }
        #expect(result.events == [.next(210, 1), Recorded(time: 220, value: end)])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(disposals.value == 1)
    }

    @Test func `each subscription gets a resource of its own, which the stream is made of`() {
        let made = Tally()
        let source = Observable<Int>.using(
            {
                made.add()
                return Resource(number: made.value) {}
            }, observableFactory: { .just($0.number) })
        let log = Log<Event<Int>>()
        for _ in 0..<2 { _ = source.subscribe { log($0) } }
        #expect(log.entries == [.next(1), .completed, .next(2), .completed])
    }

    @Test func `an error of the resource factory ends it without a stream`() {
        let streams = Tally()
        let result = time.start {
            Observable<Int>.using(
                { () throws -> Resource in throw Failure("resource") },
                observableFactory: { _ in
                    streams.add()
                    return .never()
                })
        }
        #expect(result.events == [.error(200, Failure("resource"))])
        #expect(streams.value == 0)
    }

    @Test func `an error of the observable factory ends it and disposes the resource`() {
        let disposals = Tally()
        let result = time.start {
            Observable<Int>.using(
                { Resource { disposals.add() } }, observableFactory: { _ in throw Failure("stream") })
        }
        #expect(result.events == [.error(200, Failure("stream"))])
        #expect(disposals.value == 1)
    }
}

private struct Resource: Disposable {
    var number = 0
    let action: @Sendable () -> Void

    init(number: Int = 0, _ action: @escaping @Sendable () -> Void) {
        self.number = number
        self.action = action
    }

    func dispose() { action() }
}
