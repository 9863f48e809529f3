import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct CombineLatestTests {
    let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `each element is sent with the latest of the others once all have sent one`() {
        let one = scheduler.createHotObservable([.next(150, 0), .next(210, 1), .next(250, 2), .completed(400)])
        let two = scheduler.createHotObservable([.next(230, "a"), .next(270, "b"), .completed(410)])
        let result = scheduler.start { Observable.combineLatest(one, two) { "\($0)\($1)" } }
        #expect(result.events == [.next(230, "1a"), .next(250, "2a"), .next(270, "2b"), .completed(410)])
        #expect(one.subscriptions == [Subscription(200, 400)])
        #expect(two.subscriptions == [Subscription(200, 410)])
    }

    @Test(arguments: [205, 220])
    func `it completes as soon as a source completes without an element, whatever the others did`(time: Int) {
        let empty = scheduler.createHotObservable([.completed(210, Int.self)])
        let other = scheduler.createHotObservable([.next(time, 1), .completed(300)])
        let result = scheduler.start { Observable.combineLatest(empty, other) { $0 + $1 } }
        #expect(result.events == [.completed(210)])
        #expect(other.subscriptions == [Subscription(200, 210)])
    }

    @Test func `a completed source keeps contributing its last element until all are complete`() {
        let one = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let two = scheduler.createHotObservable([.next(230, 10), .next(240, 20), .completed(250)])
        let result = scheduler.start { Observable.combineLatest(one, two) { $0 + $1 } }
        #expect(result.events == [.next(230, 11), .next(240, 21), .completed(250)])
    }

    @Test func `an error ends it at once and disposes the other sources`() {
        let one = scheduler.createHotObservable([.next(210, 1), .error(230, Failure("one"))])
        let two = scheduler.createHotObservable([.next(220, 10), .next(240, 20)])
        let result = scheduler.start { Observable.combineLatest(one, two) { $0 + $1 } }
        #expect(result.events == [.next(220, 11), .error(230, Failure("one"))])
        #expect(two.subscriptions == [Subscription(200, 230)])
    }

    @Test func `what the selector throws ends it, and the selector is not asked again`() {
        let one = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(240, 3)])
        let two = scheduler.createHotObservable([.next(220, 10)])
        let asked = Tally()
        let result = scheduler.start {
            Observable<Int>.combineLatest(one, two) { one, two in
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

    @Test func `disposal disposes all sources`() {
        let one = scheduler.createHotObservable([.next(210, 1), .next(270, 2)])
        let two = scheduler.createHotObservable([.next(220, 10), .next(280, 20)])
        let result = scheduler.start(disposed: 250) { Observable.combineLatest(one, two) { $0 + $1 } }
        #expect(result.events == [.next(220, 11)])
        #expect(one.subscriptions == [Subscription(200, 250)])
        #expect(two.subscriptions == [Subscription(200, 250)])
    }

    @Test func `looping sources alternate`() {
        let result = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(4, 5, 6)) { [$0, $1] }.record()
        #expect(
            result.events == [
                .next([1, 4]), .next([2, 4]), .next([2, 5]), .next([3, 5]), .next([3, 6]), .completed,
            ])
    }

    @Test func `a source that never sends keeps it silent`() {
        let result = Observable.combineLatest(Observable.just(1), Observable<Int>.never()) { $0 + $1 }.record()
        #expect(result.events.isEmpty)
    }

    @Test func `the same source twice is told twice`() {
        let subject = PublishSubject<Int>()
        let result = Observable.combineLatest(subject, subject) { [$0, $1] }.record()
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
        #expect(result.events == [.next([1, 1]), .next([2, 1]), .next([2, 2]), .completed])
    }

    @Test func `what an observer sends into a source comes after what is being delivered`() {
        let one = BehaviorSubject(value: 1)
        let two = BehaviorSubject(value: 10)
        let witness = Witness<Int> { event in
            if event.element == 11 { one.onNext(2) }
            if event.element == 12 { two.onNext(20) }
        }
        _ = Observable.combineLatest(one, two) { $0 + $1 }.subscribe(witness)
        #expect(witness.elements == [11, 12, 22])
        #expect(witness.isOrderly)
    }

    @Test func `nothing follows a disposal inside a delivery`() {
        let one = BehaviorSubject(value: 1)
        let two = PublishSubject<Int>()
        let bag = DisposeBag()
        let log = Log<Int>()
        Observable.combineLatest(one, two) { $0 + $1 }.subscribe(onNext: { sum in
            log(sum)
            one.onNext(5)
            bag.dispose()
        }).disposed(by: bag)
        two.onNext(3)
        #expect(log.entries == [4])
        #expect(!one.hasObservers && !two.hasObservers)
    }

    @Test func `take(1) releases synchronous endless sources`() {
        withinSeconds(120) {
            let endless = Observable.repeatElement(1)
            let result = Observable.combineLatest(endless, endless) { $0 + $1 }.take(1).record()
            #expect(result.events == [.next(2), .completed])
        }
    }

    @Test func `elements are freed at the end although the result of subscribe is kept`() {
        let alive = Tally()
        let one = PublishSubject<Probe>()
        let two = PublishSubject<Probe>()
        let subscription = Observable.combineLatest(one, two) { [$0, $1] }.subscribe(onNext: { _ in })
        one.onNext(Probe(alive))
        two.onNext(Probe(alive))
        one.onNext(Probe(alive))
        #expect(alive.value == 2)
        one.onError(Failure("end"))
        #expect(alive.value == 0)
        subscription.dispose()
    }
}

extension CombineLatestTests {
    @Test func `without sources it sends the result of none and completes`() {
        let result = scheduler.start { Observable.combineLatest([Observable<Int>]()) }
        #expect(result.events == [.next(200, []), .completed(200)])
        let sum = Observable.combineLatest([Observable<Int>]()) { $0.reduce(7, +) }.record()
        #expect(sum.events == [.next(7), .completed])
        let failing = Observable<Int>.combineLatest([Observable<Int>]()) { _ in throw Failure("none") }.record()
        #expect(failing.events == [.error(Failure("none"))])
    }

    @Test func `a list that becomes empty is an empty result in the middle`() {
        let lists = PublishSubject<[String]>()
        let result = lists.flatMapLatest { Observable.combineLatest($0.map { Observable.just($0) }) }.record()
        lists.onNext(["a"])
        lists.onNext([])
        lists.onNext(["b"])
        #expect(result.elements() == [["a"], [], ["b"]])
    }

    @Test func `a collection of one source sends each element alone`() {
        let result = Observable.combineLatest([Observable.of(1, 2)]).record()
        #expect(result.events == [.next([1]), .next([2]), .completed])
    }

    @Test func `a collection follows the rules of a pair`() {
        let subjects = (0..<3).map { _ in PublishSubject<Int>() }
        let result = Observable.combineLatest(subjects) { $0 }.record()
        subjects[0].onNext(1)
        subjects[1].onNext(2)
        subjects[0].onNext(3)
        #expect(result.events.isEmpty)
        subjects[2].onNext(4)
        subjects[1].onNext(5)
        subjects[1].onCompleted()
        subjects[2].onNext(6)
        #expect(result.events == [.next([3, 2, 4]), .next([3, 5, 4]), .next([3, 5, 6])])
        subjects[0].onError(Failure("first"))
        #expect(result.events.last == .error(Failure("first")))
        #expect(!subjects[2].hasObservers)
    }

    @Test func `ten thousand sources need no deep stack`() {
        withinSeconds {
            let last = PublishSubject<Int>()
            let sources = (0..<9_999).map { Observable.just($0) } + [last.asObservable()]
            let result = Observable.combineLatest(sources) { $0.reduce(0, +) }.record()
            last.onNext(1)
            last.onNext(2)
            last.onCompleted()
            #expect(result.events == [.next(49_985_002), .next(49_985_003), .completed])
        }
    }

    @Test func `combining shared and replaying sources from many threads ends`() {
        let subject = PublishSubject<Int>()
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        let shared = subject.share(replay: 1)
        let keep = shared.subscribe()
        subject.onNext(0)
        replay.onNext(0)
        let failures = Tally()
        together(3, within: 60) { thread in
            for round in 0..<2_000 {
                if thread == 2 {
                    subject.onNext(round)
                    replay.onNext(round)
                } else {
                    let witness = Witness<Int>()
                    let inner = Observable.combineLatest(shared.take(1), replay.take(1)) { $0 + $1 }
                    Observable.just(0).flatMapLatest { _ in inner }.subscribe(witness).dispose()
                    if !witness.isOrderly || witness.elements.count != 1 { failures.add() }
                }
            }
        }
        keep.dispose()
        #expect(failures.value == 0)
    }
}

extension CombineLatestTests {
}
