import Foundation
import StreamsTesting
import Testing
import Threads

@testable import Streams

/// Shares that several threads come to at once.
extension ShareTests {
    @Test(arguments: [nil, SubjectLifetimeScope.whileConnected, .forever])
    func `many threads that come first at once make one subscription`(scope: SubjectLifetimeScope?) {
        for _ in 0..<40 {
            let subscribed = Tally()
            let disposed = Tally()
            let subject = PublishSubject<Int>()
            let source = subject.do(onSubscribe: { subscribed.add() }, onDispose: { disposed.add() })
            let shared = scope.map { source.share(replay: 1, scope: $0) } ?? source.share()
            let witnesses = (0..<100).map { _ in Witness<Int>() }
            let subscriptions = Log<any Disposable>()
            DispatchQueue.concurrentPerform(iterations: 100) { subscriptions(shared.subscribe(witnesses[$0])) }
            #expect(subscribed.value == 1)
            subject.onNext(1)
            #expect(witnesses.allSatisfy { $0.elements == [1] && $0.isOrderly })
            let all = subscriptions.entries
            DispatchQueue.concurrentPerform(iterations: 100) { all[$0].dispose() }
            #expect(disposed.value == 1)
            #expect(subscribed.value == 1)
        }
    }

    @Test func `many threads that come at once after the end, forever, are told it and subscribe to nothing`() {
        for _ in 0..<300 {
            let subscribed = Tally()
            let shared = Observable.just(1).do(onSubscribe: { subscribed.add() }).share(replay: 1, scope: .forever)
            shared.subscribe().dispose()
            let witnesses = (0..<4).map { _ in Witness<Int>() }
            together(4) { thread in shared.subscribe(witnesses[thread]).dispose() }
            #expect(witnesses.allSatisfy { $0.events == [.next(1), .completed] })
            #expect(subscribed.value == 1)
        }
    }

    @Test func `no lock is held while the source is subscribed to`() {
        let foreign = ForeignLock()
        let source = Observable<Int>.create { _ in
            foreign.pass()
            return Disposables.create()
        }
        let shared = source.share(replay: 1)
        let wasCrossed = foreign.cross(
            callIn: { shared.subscribe().dispose() }, callOut: { _ = shared.subscribe() })
        #expect(wasCrossed)
    }

    @Test func `no lock is held while the source is disposed`() {
        let foreign = ForeignLock()
        let subscribed = Tally()
        let source = Observable<Int>.create { _ in
            subscribed.add()
            let isFirst = subscribed.value == 1
            return Disposables.create { if isFirst { foreign.pass() } }
        }
        let shared = source.share(replay: 1)
        let subscription = shared.subscribe()
        let wasCrossed = foreign.cross(
            callIn: { shared.subscribe().dispose() }, callOut: { subscription.dispose() })
        #expect(wasCrossed)
        #expect(subscribed.value == 2)
    }

    @Test func `two shares subscribed to from inside each other's deliveries do not block each other`() {
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        let sharedOne = one.share(replay: 1)
        let sharedTwo = two.share(replay: 1)
        let bag = DisposeBag()
        sharedOne.subscribe(onNext: { _ in sharedTwo.take(1).subscribe().dispose() }).disposed(by: bag)
        sharedTwo.subscribe(onNext: { _ in sharedOne.take(1).subscribe().dispose() }).disposed(by: bag)
        together(2) { thread in
            for round in 0..<5_000 { (thread == 0 ? one : two).onNext(round) }
        }
        bag.dispose()
        #expect(!one.hasObservers && !two.hasObservers)
    }
}
