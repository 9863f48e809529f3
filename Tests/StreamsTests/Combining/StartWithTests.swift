import StreamsTesting
import Testing

@testable import Streams

@Suite struct StartWithTests {
    @Test func `the elements come first, inside the subscription`() {
        check(from: "-----a-|", into: "(xy)-a-|", held: "^------!") { source, _ in source.startWith("x", "y") }
        #expect(Observable.of(3, 4).startWith(1, 2).record().elements() == [1, 2, 3, 4])
    }

    @Test func `without elements it is the source`() {
        #expect(Observable.just(1).startWith().record().events == [.next(1), .completed])
    }

    @Test func `an error and an end of the source come after the elements`() {
        #expect(Observable.empty().startWith(1).record().events == [.next(1), .completed])
        let failing = Observable<Int>.error(Failure("end")).startWith(1)
        #expect(failing.record().events == [.next(1), .error(Failure("end"))])
        #expect(Observable.never().startWith(1).record().events == [.next(1)])
    }

    @Test func `the source is not subscribed to when the elements are all that is wanted`() {
        let subscribed = Tally()
        let source = Observable<Int>.deferred {
            subscribed.add()
            return .just(9)
        }
        #expect(source.startWith(1, 2, 3).take(2).record().events == [.next(1), .next(2), .completed])
        #expect(source.startWith(1).take(1).record().events == [.next(1), .completed])
        #expect(subscribed.value == 0)
    }

    @Test func `what the source sends meanwhile is not missed by a state and is by a stream`() {
        let state = BehaviorSubject(value: 1)
        let witness = Witness<Int> { event in
            if event.element == 0 { state.onNext(2) }
        }
        let subscription = state.startWith(0).subscribe(witness)
        #expect(witness.elements == [0, 2])
        subscription.dispose()
    }
}
