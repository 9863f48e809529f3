import StreamsTesting
import Testing
import XCTest

@Suite struct StartDriverTests {
    @Test func `a driver is started from a test that is not on the main actor`() {
        let scheduler = TestScheduler()
        let relay = BehaviorRelay(value: 0)
        scheduler.scheduleAt(250) { relay.accept(1) }
        let observer = scheduler.start { relay.asDriver().map { $0 + 10 } }
        #expect(observer.events == [.next(200, 10), .next(250, 11)])
    }

    @MainActor @Test func `a signal is started on the main actor`() {
        let scheduler = TestScheduler()
        let relay = PublishRelay<Int>()
        scheduler.scheduleAt(150) { relay.accept(1) }
        scheduler.scheduleAt(250) { relay.accept(2) }
        let observer = scheduler.start { relay.asSignal() }
        #expect(observer.events == [.next(250, 2)])
    }
}

final class StartDriverXCTests: XCTestCase {
    private var scheduler: TestScheduler!

    override func setUp() {
        scheduler = TestScheduler()
    }

    func testADriverIsStartedFromAPlainMethod() {
        let hot = scheduler.createHotObservable([.next(210, "a"), .error(220, RxError.unknown)])
        let observer = scheduler.start { hot.asDriver(onErrorJustReturn: "x") }
        XCTAssertEqual(observer.events, [.next(210, "a"), .next(220, "x"), .completed(220)])
    }
}
