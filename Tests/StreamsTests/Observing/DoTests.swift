import StreamsTesting
import Testing

@testable import Streams

@Suite struct DoTests {
    @Test func `each closure is called at its moment`() {
        let log = Log<String>()
        let source = Observable<Int>.create { observer in
            log("source subscribed")
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { log("source disposed") }
        }
        source.do(
            onNext: { log("onNext \($0)") }, afterNext: { log("afterNext \($0)") },
            onError: { _ in log("onError") }, afterError: { _ in log("afterError") },
            onCompleted: { log("onCompleted") }, afterCompleted: { log("afterCompleted") },
            onSubscribe: { log("onSubscribe") }, onSubscribed: { log("onSubscribed") },
            onDispose: { log("onDispose") }
        ).subscribe(onNext: { log("next \($0)") }, onCompleted: { log("completed") }).dispose()
        #expect(
            log.entries == [
                "onSubscribe", "source subscribed", "onNext 1", "next 1", "afterNext 1", "onCompleted", "completed",
                "onDispose", "afterCompleted", "source disposed", "onSubscribed",
            ])
    }

    @Test func `an error is seen before and after`() {
        let log = Log<String>()
        Observable<Int>.error(Failure("x")).do(
            onError: { log("onError \($0 as? Failure == Failure("x"))") }, afterError: { _ in log("afterError") },
            onDispose: { log("onDispose") }
        ).subscribe(onError: { _ in log("error") }).dispose()
        #expect(log.entries == ["onError true", "error", "onDispose", "afterError"])
    }

    @Test(arguments: ["onNext", "afterNext"])
    func `what a closure throws at an element ends it and disposes the source`(place: String) {
        let subject = PublishSubject<Int>()
        let called = Tally()
        let fail: @Sendable (Int) throws -> Void = { _ in
            called.add()
            throw Failure(place)
        }
        let result = subject.do(
            onNext: place == "onNext" ? fail : nil, afterNext: place == "afterNext" ? fail : nil
        ).record()
        subject.onNext(1)
        subject.onNext(2)
        #expect(result.events == (place == "onNext" ? [.error(Failure(place))] : [.next(1), .error(Failure(place))]))
        #expect(called.value == 1)
        #expect(!subject.hasObservers)
    }

    @Test func `what a closure throws before an end takes its place, what it throws after changes nothing`() {
        let completed = Observable.just(1).do(onCompleted: { throw Failure("x") })
        #expect(completed.record().events == [.next(1), .error(Failure("x"))])
        let failed = Observable<Int>.error(Failure("source")).do(onError: { _ in throw Failure("x") })
        #expect(failed.record().events == [.error(Failure("x"))])
        let after = Observable.just(1).do(afterCompleted: { throw Failure("x") })
        #expect(after.record().events == [.next(1), .completed])
    }

    @Test func `onDispose is called once, also without an end`() {
        let disposed = Tally()
        let subscription = Observable<Int>.never().do(onDispose: { disposed.add() }).subscribe()
        #expect(disposed.value == 0)
        subscription.dispose()
        subscription.dispose()
        #expect(disposed.value == 1)
    }

    @Test func `afterNext is not called twice when an observer disposes, and its error goes nowhere`() {
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        let log = Log<String>()
        subject.do(afterNext: { _ in
            log("after")
            throw Failure("x")
        }).subscribe(onNext: { _ in bag.dispose() }, onError: { _ in log("error") }).disposed(by: bag)
        subject.onNext(1)
        #expect(log.entries == ["after"])
    }
}
