import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct CreateTests {
    @Test func `what is sent arrives, once for each subscription`() {
        let subscriptions = Tally()
        let source = Observable<Int>.create { observer in
            subscriptions.add()
            observer.onNext(1)
            observer.onNext(2)
            observer.onCompleted()
            return Disposables.create()
        }
        for round in 1...2 {
            let log = Log<Event<Int>>()
            _ = source.subscribe { log($0) }
            #expect(log.entries == [.next(1), .next(2), .completed])
            #expect(subscriptions.value == round)
        }
    }

    @Test(arguments: [Event<Int>.completed, .error(Failure("end"))])
    func `nothing follows an end, and it disposes what was returned`(_ end: Event<Int>) {
        let log = Log<Event<Int>>()
        let disposals = Tally()
        _ = Observable<Int>.create { observer in
            observer.on(end)
            observer.onNext(1)
            observer.onCompleted()
            observer.onError(Failure("late"))
            return Disposables.create { disposals.add() }
        }.subscribe { log($0) }
        #expect(log.entries == [end])
        #expect(disposals.value == 1)
    }

    @Test func `an event sent from inside a delivery comes after it`() {
        let log = Log<String>()
        let sender = Locked<AnyObserver<Int>?>(nil)
        _ = Observable<Int>.create { observer in
            _ = sender.exchange(observer)
            observer.onNext(1)
            return Disposables.create()
        }.subscribe(
            onNext: { element in
                log("\(element) begins")
                if element == 1 {
                    sender.value?.onNext(2)
                    sender.value?.onCompleted()
                    sender.value?.onNext(3)
                }
                log("\(element) ends")
            }, onCompleted: { log("completed") })
        #expect(log.entries == ["1 begins", "1 ends", "2 begins", "2 ends", "completed"])
    }

    @Test func `what is sent while it is disposed does not arrive`() {
        let log = Log<Event<Int>>()
        let disposals = Tally()
        let disposable = Observable<Int>.create { observer in
            Disposables.create {
                disposals.add()
                observer.onNext(1)
                observer.onCompleted()
            }
        }.subscribe { log($0) }
        disposable.dispose()
        disposable.dispose()
        #expect(log.entries == [])
        #expect(disposals.value == 1)
    }

    @Test func `what is sent while it is disposed does not arrive through a hop either`() {
        let time = ManualScheduler()
        let log = Log<Event<Int>>()
        let disposable = Observable<Int>.create { observer in
            Disposables.create { observer.onCompleted() }
        }.observe(on: time).subscribe { log($0) }
        disposable.dispose()
        time.advance(.seconds(1))
        #expect(log.entries == [])
        #expect(time.pending == 0)
    }

    @Test func `a disposal from inside a delivery ends a synchronous sender`() {
        let log = Log<Int>()
        let disposals = Tally()
        let bag = DisposeBag()
        let sender = Locked<AnyObserver<Int>?>(nil)
        Observable<Int>.create { observer in
            _ = sender.exchange(observer)
            return Disposables.create { disposals.add() }
        }.subscribe(onNext: { element in
            log(element)
            bag.dispose()
        }).disposed(by: bag)
        for element in 1...3 { sender.value?.onNext(element) }
        #expect(log.entries == [1])
        #expect(disposals.value == 1)
    }

    @Test func `take over a sender that knows no end disposes it after subscribing`() {
        let log = Log<Event<Int>>()
        let disposals = Tally()
        _ = Observable<Int>.create { observer in
            for element in 1...10 { observer.onNext(element) }
            return Disposables.create { disposals.add() }
        }.take(2).subscribe { log($0) }
        #expect(log.entries == [.next(1), .next(2), .completed])
        #expect(disposals.value == 1)
    }

    @Test func `several threads may send, one element is delivered at a time`() {
        let sender = Locked<AnyObserver<Int>?>(nil)
        let elements = Unlocked<[Int]>([])
        let disposable = Observable<Int>.create { observer in
            _ = sender.exchange(observer)
            return Disposables.create()
        }.subscribe(onNext: { elements.value.append($0) })
        together(3) { thread in
            for index in 0..<1000 { sender.value?.onNext(thread * 1000 + index) }
        }
        for thread in 0..<3 {
            let own = elements.value.filter { $0 / 1000 == thread }
            #expect(own == (0..<1000).map { thread * 1000 + $0 })
        }
        disposable.dispose()
    }

    @Test func `the end frees what the sender captured`() {
        let alive = Tally()
        let sender = Locked<AnyObserver<Int>?>(nil)
        let disposable = Observable<Int>.create { [probe = Probe(alive)] observer in
            _ = sender.exchange(observer)
            return Disposables.create { probe.touch() }
        }.subscribe()
        #expect(alive.value == 1)
        sender.value?.onCompleted()
        #expect(alive.value == 0)
        disposable.dispose()
    }
}
