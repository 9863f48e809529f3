import StreamsTesting
import Testing

@testable import Streams

@Suite struct PausableTests {
    @Test func `elements pass while the pauser is true`() {
        check(from: ["source": "-a-b-c-d-|", "pauser": "t---f-t..."], into: "-a-b---d-|") { sources, _ in
            sources["source"].pausable(sources["pauser"].map { $0 == "t" })
        }
    }

    @Test func `elements are kept while it is not, the newest as many as asked for`() {
        check(from: ["source": "-a-b-c-d-----|", "pauser": "t-f-----t..."], into: "-a------(cd)-|") { sources, _ in
            sources["source"].pausableBuffered(sources["pauser"].map { $0 == "t" }, limit: 2)
        }
        check(from: ["source": "-a-b-c-------|", "pauser": "t-f-----t..."], into: "-a------c----|") { sources, _ in
            sources["source"].pausableBuffered(sources["pauser"].map { $0 == "t" })
        }
    }

    @Test(arguments: [false, true])
    func `at the end what is kept is sent or not`(flushes: Bool) {
        let completing = Observable.of(1, 2).pausableBuffered(
            Observable.just(false), limit: 5, flushOnCompleted: flushes, flushOnError: flushes)
        #expect(completing.record().events == (flushes ? [.next(1), .next(2), .completed] : [.completed]))
        let failing = Observable.just(1).concat(Observable<Int>.error(Failure("x"))).pausableBuffered(
            Observable.just(false), limit: 5, flushOnCompleted: flushes, flushOnError: flushes)
        #expect(failing.record().events == (flushes ? [.next(1), .error(Failure("x"))] : [.error(Failure("x"))]))
    }

    @Test func `an error of the pauser ends it`() {
        let source = PublishSubject<Int>()
        let result = source.pausableBuffered(Observable<Bool>.error(Failure("x"))).record()
        #expect(result.events == [.error(Failure("x"))])
        #expect(!source.hasObservers)
    }
}
