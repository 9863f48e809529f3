import StreamsTesting
import Testing

@testable import Streams

@Suite struct WindowTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `the boundaries are those of buffer`() {
        let source = time.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(260, 4), .next(390, 5), .completed(500),
        ])
        let result = time.start { lines(source.window(timeSpan: .seconds(100), count: 3, scheduler: time)) }
        #expect(
            result.events == [
                .next(210, "0 next(1)"), .next(220, "0 next(2)"), .next(230, "0 next(3)"), .next(230, "0 completed"),
                .next(260, "1 next(4)"), .next(330, "1 completed"), .next(390, "2 next(5)"), .next(430, "2 completed"),
                .next(500, "3 completed"), .completed(500),
            ])
        #expect(source.subscriptions == [Subscription(200, 500)])
    }

    @Test func `windows are announced as they open, the first at the subscription`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(255)])
        let result = time.start { source.window(timeSpan: .seconds(30), count: 2, scheduler: time).mapTo("x") }
        #expect(result.events == [.next(200, "x"), .next(220, "x"), .next(250, "x"), .completed(255)])
    }

    @Test func `an error ends the present window and the result`() {
        let source = time.createHotObservable([.next(210, 1), .error(220, Failure("end"))])
        let result = time.start { lines(source.window(timeSpan: .seconds(100), count: 3, scheduler: time)) }
        #expect(
            result.events == [
                .next(210, "0 next(1)"), .next(220, "0 error(\(Failure("end")))"), .error(220, Failure("end")),
            ])
    }

    @Test func `the source lives until the result and all windows are left`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4)])
        let result = time.start {
            source.window(timeSpan: .seconds(100), count: 3, scheduler: time).take(1).flatMap { $0 }
        }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func `a window that nobody observes drops its elements`() {
        let late = Locked<Observable<Int>?>(nil)
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let observer = time.createObserver(Int.self)
        time.scheduleAt(215) { _ = late.value?.subscribe(observer) }
        _ = time.start {
            source.window(timeSpan: .never, count: 9, scheduler: time).do(onNext: { _ = late.exchange($0) })
        }
        #expect(observer.events == [.next(220, 2), .completed(230)])
        let after = time.createObserver(Int.self)
        _ = late.value?.subscribe(after)
        #expect(after.events.map(\.value) == [.completed])
    }

    @Test func `disposal of all ends the source and its timer`() {
        let time = ManualScheduler()
        let subject = PublishSubject<Int>()
        let disposable = subject.window(timeSpan: .seconds(1), count: 2, scheduler: time).flatMap { $0 }.subscribe()
        #expect((time.pending, subject.hasObservers) == (1, true))
        disposable.dispose()
        #expect((time.pending, subject.hasObservers) == (0, false))
    }

    private func lines(_ windows: Observable<Observable<Int>>) -> Observable<String> {
        windows.enumerated().flatMap { number, window in window.materialize().map { "\(number) \($0)" } }
    }
}
