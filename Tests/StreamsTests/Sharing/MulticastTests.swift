import StreamsTesting
import Testing

@testable import Streams

@Suite struct MulticastTests {
    private let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `nothing is sent before it is connected, and then to all`() {
        let source = time.createHotObservable([.next(210, 1), .next(230, 2), .completed(250)])
        let connectable = source.publish()
        let first = time.createObserver(Int.self)
        let second = time.createObserver(Int.self)
        let bag = DisposeBag()
        connectable.subscribe(first).disposed(by: bag)
        connectable.subscribe(second).disposed(by: bag)
        time.scheduleAt(220) { connectable.connect().disposed(by: bag) }
        time.start()
        #expect(first.events == [.next(230, 2), .completed(250)])
        #expect(second.events == first.events)
        #expect(source.subscriptions == [Subscription(220, 250)])
    }

    @Test func `connecting twice is one connection, and ending it ends the source's subscription`() {
        let source = time.createHotObservable([.next(210, 1), .next(230, 2)])
        let connectable = source.publish()
        let observer = time.createObserver(Int.self)
        let bag = DisposeBag()
        connectable.subscribe(observer).disposed(by: bag)
        let connection = connectable.connect()
        connectable.connect().disposed(by: bag)
        time.scheduleAt(220) { connection.dispose() }
        time.start()
        #expect(observer.events == [.next(210, 1)])
        #expect(source.subscriptions == [Subscription(0, 220)])
    }

    @Test func `a replay tells a late observer the last elements`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(260)])
        let last = source.replay(1)
        let all = source.replayAll()
        let bag = DisposeBag()
        last.connect().disposed(by: bag)
        all.connect().disposed(by: bag)
        let lastObserver = time.createObserver(Int.self)
        let allObserver = time.createObserver(Int.self)
        time.scheduleAt(225) {
            last.subscribe(lastObserver).disposed(by: bag)
            all.subscribe(allObserver).disposed(by: bag)
        }
        time.start()
        #expect(lastObserver.events == [.next(225, 2), .next(230, 3), .completed(260)])
        #expect(allObserver.events == [.next(225, 1), .next(225, 2), .next(230, 3), .completed(260)])
    }

    @Test func `a selector gets the source once, however often it uses it`() {
        let source = time.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
        let result = time.start {
            source.multicast({ PublishSubject<Int>() }) { shared in
                Observable.zip(shared, shared.map { $0 * 10 }) { $0 + $1 }
            }
        }
        #expect(result.events == [.next(210, 11), .next(220, 22), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func `a selector that throws ends it, and the source is not subscribed to`() {
        let source = time.createColdObservable([.next(10, 1)])
        let result = time.start {
            source.multicast({ PublishSubject<Int>() }) { _ -> Observable<Int> in throw RxError.unknown }
        }
        #expect(result.events == [.error(200, RxError.unknown)])
        #expect(source.subscriptions.isEmpty)
    }

    @Test func `a subject of the caller's is what it is sent through`() {
        let subject = PublishSubject<Int>()
        let observer = time.createObserver(Int.self)
        let bag = DisposeBag()
        subject.subscribe(observer).disposed(by: bag)
        Observable.of(1, 2).multicast(subject).connect().disposed(by: bag)
        #expect(observer.events == [.next(0, 1), .next(0, 2), .completed(0)])
    }

    @Test func `a connection that is ending is not handed out again`() {
        let subscriptions = Counter()
        let again = Locked<(@Sendable () -> Void)?>(nil)
        let source = Observable<Int>.create { _ in
            _ = subscriptions.increment()
            return Disposables.create { again.exchange(nil)?() }
        }
        let connectable = source.publish()
        let later = SerialDisposable()
        _ = again.exchange { later.disposable = connectable.refCount().subscribe() }
        connectable.connect().dispose()
        #expect(subscriptions.value == 2)
        later.dispose()
    }

    @Test func `the end of a source whose last observer has left is not remembered for good`() {
        let first = PublishSubject<Int>()
        let sources = Locked([Observable.just(5), first.asObservable()])
        let slot = SerialDisposable()
        let shared = Observable<Int>.deferred { sources.withLock { $0.popLast() } ?? .never() }
            .do(onCompleted: { slot.dispose() }).share(replay: 1, scope: .forever)
        slot.disposable = shared.subscribe()
        first.onNext(1)
        first.onCompleted()
        let observer = time.createObserver(Int.self)
        let later = shared.subscribe(observer)
        #expect(observer.events == [.next(0, 1), .next(0, 5), .completed(0)])
        later.dispose()
    }
}
