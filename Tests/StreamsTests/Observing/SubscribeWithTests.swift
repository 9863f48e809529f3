import StreamsTesting
import Testing

@testable import Streams

@Suite struct SubscribeWithTests {
    final class Owner: Sendable {
        let log: Log<String>
        let bag = DisposeBag()
        private let alive: Probe

        init(_ log: Log<String>, _ alive: Tally) {
            self.log = log
            self.alive = Probe(alive)
        }
    }

    @Test func `the closures get the object`() {
        let log = Log<String>()
        let owner = Owner(log, Tally())
        Observable.just(1).subscribe(
            with: owner, onNext: { $0.log("\($1)") }, onCompleted: { $0.log("completed") },
            onDisposed: { $0.log("disposed") }
        ).dispose()
        Observable<Int>.error(Failure("x")).subscribe(with: owner, onError: { $0.log("\($1)") }).dispose()
        #expect(log.entries == ["1", "completed", "disposed", "\(Failure("x"))"])
    }

    @Test func `the object is not kept, and nothing is called once it is gone`() {
        let alive = Tally()
        let log = Log<String>()
        let subject = PublishSubject<Int>()
        var owner: Owner? = Owner(log, alive)
        let subscription = subject.subscribe(
            with: owner!, onNext: { $0.log("\($1)") }, onDisposed: { $0.log("disposed") })
        subject.onNext(1)
        owner = nil
        #expect(alive.value == 0)
        subject.onNext(2)
        subscription.dispose()
        #expect(log.entries == ["1"])
    }

    @Test func `an owner of a bag with a replaying subscription to itself is freed`() {
        let alive = Tally()
        let subject = PublishSubject<Int>()
        do {
            let owner = Owner(Log(), alive)
            subject.share(replay: 1).subscribe(with: owner, onNext: { $0.log("\($1)") }).disposed(by: owner.bag)
            subject.onNext(1)
            #expect(owner.log.entries == ["1"])
        }
        #expect(alive.value == 0)
        #expect(!subject.hasObservers)
    }
}
