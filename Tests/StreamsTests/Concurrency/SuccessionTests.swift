import StreamsTesting
import Testing

@testable import Streams

@Suite struct SuccessionTests {
    @Test func `a source is over before what follows its end is asked for`() {
        let log = Log<String>()
        let witness = Witness<Int>()
        let lifetime = Lifetime()
        let succession = Succession(AnyObserver(witness), lifetime)
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { log("disposed") }
        }
        succession.follow(with: { source }) { _ in
            log("ended")
            succession.follow(
                with: {
                    log("asked"); return nil
                }, ended: succession.end)
        }
        #expect(log.entries == ["ended", "disposed", "asked"])
        #expect(witness.events == [.next(1), .completed])
    }

    @Test func `nothing is asked for once the lifetime is over`() {
        let lifetime = Lifetime()
        let succession = Succession(AnyObserver(Witness<Int>()), lifetime)
        lifetime.end()
        let asked = Tally()
        succession.follow(
            with: {
                asked.add(); return nil
            }, ended: succession.end)
        #expect(asked.value == 0)
    }

    @Test func `what the question throws ends the whole`() {
        let witness = Witness<Int>()
        let lifetime = Lifetime()
        Succession(AnyObserver(witness), lifetime).follow(with: { throw Failure("next") }, ended: { _ in })
        #expect(witness.events == [.error(Failure("next"))])
    }

    @Test func `the lifetime ends the running source and what its teardown sends is not heard`() {
        let witness = Witness<Int>()
        let lifetime = Lifetime()
        let running = Observable<Int>.create { observer in
            Disposables.create { observer.onNext(9) }
        }
        Succession(AnyObserver(witness), lifetime).follow(with: { running }, ended: { _ in })
        lifetime.end()
        #expect(witness.events.isEmpty)
    }

    @Test func `sources follow as long as their ends are accepted, and the last end is that of the whole`() {
        let witness = Witness<Int>()
        let sources = [Observable.just(1), .just(2), .error(Failure("three")), .just(4)]
        _ = Observable.succession(of: sources) { !$0.isError }.subscribe(witness)
        #expect(witness.events == [.next(1), .next(2), .error(Failure("three"))])
        let other = Witness<Int>()
        _ = Observable<Int>.succession(of: [.error(Failure("one")), .error(Failure("two"))]) { $0.isError }
            .subscribe(other)
        #expect(other.events == [.error(Failure("two"))])
    }
}
