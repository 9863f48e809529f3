import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct ZipTests {
    let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `elements are paired by their place`() {
        let one = scheduler.createHotObservable([.next(150, 0), .next(210, 1), .next(220, 2), .next(290, 3)])
        let two = scheduler.createHotObservable([.next(230, "a"), .next(270, "b"), .next(280, "c")])
        let result = scheduler.start { Observable.zip(one, two) { "\($0)\($1)" } }
        #expect(result.events == [.next(230, "1a"), .next(270, "2b"), .next(290, "3c")])
    }

    @Test(arguments: [false, true])
    func `it completes the moment a completed source has nothing waiting`(isSwapped: Bool) {
        let done = scheduler.createHotObservable([.next(210, "1"), .completed(220)])
        let endless = scheduler.createHotObservable([.next(230, "x"), .next(240, "y")])
        let result = scheduler.start {
            isSwapped ? Observable.zip(endless, done) { $1 + $0 } : Observable.zip(done, endless) { $0 + $1 }
        }
        #expect(result.events == [.next(230, "1x"), .completed(230)])
        #expect(endless.subscriptions == [Subscription(200, 230)])
        #expect(done.subscriptions == [Subscription(200, 220)])
    }

    @Test(arguments: [false, true])
    func `what a completed source left waiting is still used`(isSwapped: Bool) {
        let done = scheduler.createHotObservable([.next(210, "1"), .next(215, "2"), .completed(220)])
        let endless = scheduler.createHotObservable([.next(230, "x"), .next(240, "y"), .next(250, "z")])
        let result = scheduler.start {
            isSwapped ? Observable.zip(endless, done) { $1 + $0 } : Observable.zip(done, endless) { $0 + $1 }
        }
        #expect(result.events == [.next(230, "1x"), .next(240, "2y"), .completed(240)])
        #expect(endless.subscriptions == [Subscription(200, 240)])
    }

    @Test(arguments: [false, true])
    func `an empty source completes it at once`(isSwapped: Bool) {
        let empty = scheduler.createHotObservable([.completed(210, String.self)])
        let endless = scheduler.createHotObservable([.next(205, "x"), .next(230, "y")])
        let result = scheduler.start {
            isSwapped ? Observable.zip(endless, empty) { $1 + $0 } : Observable.zip(empty, endless) { $0 + $1 }
        }
        #expect(result.events == [.completed(210)])
        #expect(endless.subscriptions == [Subscription(200, 210)])
    }

    @Test func `an error ends it at once although elements wait`() {
        let one = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(230, Failure("one"))])
        let two = scheduler.createHotObservable([.next(215, 10), .next(240, 20)])
        let result = scheduler.start { Observable.zip(one, two) { $0 + $1 } }
        #expect(result.events == [.next(215, 11), .error(230, Failure("one"))])
        #expect(two.subscriptions == [Subscription(200, 230)])
    }

    @Test func `what the selector throws ends it, and the selector is not asked again`() {
        let one = scheduler.createHotObservable([.next(210, 1), .next(211, 2), .next(212, 3)])
        let two = scheduler.createHotObservable([.next(220, 10), .next(230, 20), .next(240, 30)])
        let asked = Tally()
        let result = scheduler.start {
            Observable<Int>.zip(one, two) { one, two in
                asked.add()
                if one == 2 { throw Failure("two") }
                return one + two
            }
        }
        #expect(result.events == [.next(220, 11), .error(230, Failure("two"))])
        #expect(one.subscriptions == [Subscription(200, 230)])
        #expect(two.subscriptions == [Subscription(200, 230)])
        #expect(asked.value == 2)
    }

    @Test func `disposal disposes all sources and frees what waits`() {
        let alive = Tally()
        let one = PublishSubject<Probe>()
        let two = PublishSubject<Probe>()
        let subscription = Observable.zip(one, two) { [$0, $1] }.subscribe(onNext: { _ in })
        for _ in 0..<5 { one.onNext(Probe(alive)) }
        two.onNext(Probe(alive))
        #expect(alive.value == 4)
        subscription.dispose()
        #expect(alive.value == 0)
        #expect(!one.hasObservers && !two.hasObservers)
    }

    @Test func `an endless source ends with a finite one`() {
        withinSeconds(120) {
            let result = Observable.zip(Observable.repeatElement(1), Observable.of(1, 2)) { $0 + $1 }.record()
            #expect(result.events == [.next(2), .next(3), .completed])
            let swapped = Observable.zip(Observable.of(1, 2), Observable.repeatElement(1)) { $0 + $1 }.take(2).record()
            #expect(swapped.events == [.next(2), .next(3), .completed])
        }
    }

    @Test func `a source that never sends keeps it silent`() {
        let result = Observable.zip(Observable.just(1), Observable<Int>.never()) { $0 + $1 }.record()
        #expect(result.events.isEmpty)
    }

    @Test func `the same source twice is paired with itself`() {
        let subject = PublishSubject<Int>()
        let result = Observable.zip(subject, subject) { [$0, $1] }.record()
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
        #expect(result.events == [.next([1, 1]), .next([2, 2]), .completed])
    }

    @Test func `what an observer sends into a source comes after what is being delivered`() {
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        let witness = Witness<Int> { event in
            if let sum = event.element, sum < 44 {
                two.onNext(sum)
                one.onNext(sum)
            }
        }
        let subscription = Observable.zip(one, two) { $0 + $1 }.subscribe(witness)
        one.onNext(1)
        two.onNext(10)
        #expect(witness.elements == [11, 22, 44])
        #expect(witness.isOrderly)
        subscription.dispose()
    }

    @Test func `nothing follows a disposal inside a delivery`() {
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        let bag = DisposeBag()
        let log = Log<Int>()
        Observable.zip(one, two) { $0 + $1 }.subscribe(onNext: { sum in
            log(sum)
            two.onNext(20)
            bag.dispose()
        }).disposed(by: bag)
        one.onNext(1)
        one.onNext(2)
        two.onNext(10)
        #expect(log.entries == [11])
        #expect(!one.hasObservers && !two.hasObservers)
    }

    @Test func `zipping a state with itself through take(1) ends on one thread`() {
        withinSeconds(120) {
            let state = BehaviorSubject(value: 1)
            let result = Observable.zip(state, state.map { $0 + 1 }) { [$0, $1] }.take(1).record()
            #expect(result.events == [.next([1, 2]), .completed])
            #expect(!state.hasObservers)
        }
    }
}

extension ZipTests {
}

extension ZipTests {
}
