import StreamsTesting
import Testing

@testable import Streams

@Suite struct InnersTests {
    @Test(arguments: [Flattening.merge(limit: .max), .merge(limit: 1), .first, .latest])
    func `an inner stream is subscribed to after the delivery that it came from`(plan: Flattening) {
        let log = Log<String>()
        let outer = PublishSubject<Int>()
        let inner = Observable<Int>.create { observer in
            log("subscribed")
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { log("disposed") }
        }
        let subscription = outer.flatten(plan) { _ in
            log("selected")
            return inner
        }.subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") })
        outer.onNext(0)
        outer.onCompleted()
        #expect(log.entries == ["selected", "subscribed", "1", "disposed", "completed"])
        subscription.dispose()
    }

    @Test(arguments: [Flattening.merge(limit: .max), .merge(limit: 1), .first, .latest])
    func `ten thousand inner streams that end leave nothing behind`(plan: Flattening) {
        let alive = Tally()
        let outer = PublishSubject<Int>()
        let subscription = outer.flatten(plan) { _ in
            let probe = Probe(alive)
            return Observable<Int>.create { observer in
                observer.onCompleted()
                return Disposables.create { probe.touch() }
            }
        }.subscribe(onNext: { _ in })
        for number in 0..<10_000 { outer.onNext(number) }
        #expect(alive.value == 0)
        subscription.dispose()
    }

    @Test(arguments: [Flattening.merge(limit: .max), .merge(limit: 1), .first, .latest])
    func `a disposal in the selector leaves the inner stream unsubscribed`(plan: Flattening) {
        let bag = DisposeBag()
        let subscribed = Tally()
        let outer = PublishSubject<Int>()
        let log = Log<Int>()
        outer.flatten(plan) { _ in
            bag.dispose()
            return Observable<Int>.deferred {
                subscribed.add()
                return .just(1)
            }
        }.subscribe(onNext: { log($0) }).disposed(by: bag)
        outer.onNext(0)
        #expect(subscribed.value == 0)
        #expect(log.entries.isEmpty)
        #expect(!outer.hasObservers)
    }
}
