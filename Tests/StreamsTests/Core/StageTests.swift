import StreamsTesting
import Testing

@testable import Streams

@Suite struct StageTests {
    @Test func `a stage is made for each subscription, and the end is handed on`() {
        let counted = Observable.of("a", "b").stage { (next: @escaping @Sendable (Int) -> Void, _, _) in
            let count = Cell(0)
            return { _ in
                count.value += 1
                next(count.value)
            }
        }
        #expect(counted.record().events == [.next(1), .next(2), .completed])
        #expect(counted.record().events == [.next(1), .next(2), .completed])
    }

    @Test func `a stage may end early`() {
        let ended = Observable.of(1, 2).stage { (_: @escaping @Sendable (Int) -> Void, end, _) in
            { end(.error(Failure("\($0)"))) }
        }
        #expect(ended.record().events == [.error(Failure("1"))])
    }

    @Test func `what is lifted changes the end too, and sees the lifetime`() {
        let lifted = Observable.of(1, 2).lift { (next: @escaping @Sendable (Int) -> Void, end, lifetime) in
            AnyObserver(
                next: next,
                end: { termination in
                    next(3)
                    if !lifetime.isEnded { end(termination) }
                })
        }
        #expect(lifted.record().events == [.next(1), .next(2), .next(3), .completed])
        #expect(lifted.take(3).record().events == [.next(1), .next(2), .next(3), .completed])
    }

    @Test func `what stands beside a source is subscribed to first, and what it sends is handled in the same turn`() {
        let events = Observable.of(3, 4).beside(Observable.of("a", "b")) { (observer: AnyObserver<String>, _) in
            (
                Steps(next: observer.next, end: { if $0.isError { observer.end($0) } }),
                Steps(next: { observer.next("\($0)") }, end: observer.end)
            )
        }
        #expect(events.record().events == [.next("a"), .next("3"), .next("b"), .next("4"), .completed])
    }
}
