import Dispatch
import StreamsTesting
import Testing
import XCTest

/// Sends `events` from another thread.
private func elsewhere(_ events: [Event<Int>]) -> Observable<Int> {
    Observable.create { observer in
        DispatchQueue.global().async { for event in events { observer.on(event) } }
        return Disposables.create()
    }
}

@Suite struct `A blocking observable` {
    let three = elsewhere([.next(1), .next(2), .next(3), .completed]).toBlocking()
    let none = elsewhere([.completed]).toBlocking()
    let failing = elsewhere([.next(1), .next(2), .error(RxError.overflow)]).toBlocking()
    let silent = Observable<Int>.never().toBlocking(timeout: .milliseconds(20))

    @Test func `waits for the first element`() throws {
        #expect(try three.first() == 1)
        #expect(try none.first() == nil)
        #expect(try failing.first() == 1)
        #expect(throws: RxError.timeout) { try silent.first() }
    }

    @Test func `waits for the last element`() throws {
        #expect(try three.last() == 3)
        #expect(try none.last() == nil)
        #expect(throws: RxError.overflow) { try failing.last() }
    }

    @Test func `waits for all elements`() throws {
        #expect(try three.toArray() == [1, 2, 3])
        #expect(try none.toArray() == [])
        #expect(throws: RxError.overflow) { try failing.toArray() }
        #expect(throws: RxError.timeout) { try silent.toArray() }
    }

    @Test func `waits for the only element`() throws {
        #expect(try elsewhere([.next(9), .completed]).toBlocking().single() == 9)
        #expect(throws: RxError.moreThanOneElement) { try three.single() }
        #expect(throws: RxError.noElements) { try none.single() }
        #expect(throws: RxError.overflow) { try elsewhere([.next(1), .error(RxError.overflow)]).toBlocking().single() }
    }

    @Test func `tells how the stream ended`() {
        #expect(three.materialize() == .completed(elements: [1, 2, 3]))
        #expect(failing.materialize() == .failed(elements: [1, 2], error: RxError.overflow))
        #expect(silent.materialize() == .failed(elements: [], error: RxError.timeout))
    }

    @Test func `waits for a driver`() throws {
        #expect(try BehaviorRelay(value: 4).asDriver().toBlocking().first() == 4)
    }

    @Test func `ends the subscription once it has enough, and after the timeout`() throws {
        let subject = PublishSubject<Int>()
        #expect(try subject.startWith(5).toBlocking().first() == 5)
        #expect(!subject.hasObservers)
        #expect(throws: RxError.timeout) { try subject.toBlocking(timeout: .zero).first() }
        #expect(!subject.hasObservers)
    }
}

final class BlockingOnTheMainThreadTests: XCTestCase {
    func testWhatIsDeliveredOnMainArrivesWhileTheMainThreadWaits() throws {
        let source = elsewhere([.next(1), .next(2), .completed])
        XCTAssertEqual(try source.observe(on: MainScheduler.instance).toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try source.asDriver(onErrorJustReturn: 0).toBlocking().first(), 1)
        XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: .milliseconds(20)).first())
    }
}
