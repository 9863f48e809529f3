import Dispatch
import StreamsTesting
import Testing

@testable import Streams

@Suite struct SubscribeOnTests {
    let time = TestScheduler()

    @Test(arguments: [Event<Int>.completed, .error(Failure("end"))])
    func `the source is subscribed to, and let go, on the scheduler`(_ end: Event<Int>) {
        let source = time.createHotObservable([.next(200, 0), .next(210, 1), Recorded(time: 220, value: end)])
        let result = time.start { source.subscribe(on: time) }
        #expect(result.events == [.next(210, 1), Recorded(time: 220, value: end)])
        #expect(source.subscriptions == [Subscription(201, 220)])
    }

    @Test func `disposal ends the subscription on the scheduler, its events at once`() {
        let source = time.createHotObservable([.next(210, 1), .next(250, 2), .next(251, 3)])
        let observer = time.createObserver(Int.self)
        let disposable = Locked<(any Disposable)?>(nil)
        time.scheduleAt(200) { _ = disposable.exchange(source.subscribe(on: time).subscribe(observer)) }
        time.scheduleAt(250) { disposable.value?.dispose() }
        time.start()
        #expect(observer.events == [.next(210, 1), .next(250, 2)])
        #expect(source.subscriptions == [Subscription(201, 251)])
    }

    @Test func `disposal before the subscription leaves the source alone`() {
        let time = ManualScheduler()
        let subscriptions = Tally()
        let source = Observable<Int>.create { _ in
            subscriptions.add()
            return Disposables.create()
        }
        source.subscribe(on: time).subscribe().dispose()
        time.advance(.seconds(1))
        #expect(subscriptions.value == 0)
        #expect(time.pending == 0)
    }

    @Test func `disposal while the source is subscribed to disposes what it returns`() {
        let time = ManualScheduler()
        let disposals = Tally()
        let log = Log<Event<Int>>()
        let bag = DisposeBag()
        Observable<Int>.create { observer in
            bag.dispose()
            observer.onNext(1)
            return Disposables.create { disposals.add() }
        }.subscribe(on: time).subscribe { log($0) }.disposed(by: bag)
        time.advance(.seconds(1))
        #expect(log.entries == [])
        #expect(disposals.value == 1)
        #expect(time.pending == 0)
    }

    @Test func `subscribing and disposing happen on the queue, not on the caller's`() {
        let queue = DispatchQueue(label: "subscribing")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let log = Log<String>()
        let subscribed = Signal()
        let disposed = Signal()
        let source = Observable<Int>.create { _ in
            log("subscribed \(DispatchQueue.getSpecific(key: key) == true)")
            subscribed.give()
            return Disposables.create {
                log("disposed \(DispatchQueue.getSpecific(key: key) == true)")
                disposed.give()
            }
        }
        let disposable = source.subscribe(on: SerialDispatchQueueScheduler(queue: queue)).subscribe()
        #expect(subscribed.take())
        disposable.dispose()
        #expect(disposed.take())
        #expect(log.entries == ["subscribed true", "disposed true"])
    }

    @Test func `disposal frees what was captured, once the scheduler ran`() {
        let time = ManualScheduler()
        let alive = Tally()
        let subject = PublishSubject<Int>()
        let disposable = subject.map { [probe = Probe(alive)] element in
            probe.touch()
            return element
        }.subscribe(on: time).subscribe()
        time.advance(.zero)
        #expect(subject.hasObservers)
        disposable.dispose()
        time.advance(.zero)
        #expect(!subject.hasObservers)
        #expect((time.pending, alive.value) == (0, 0))
    }
}
