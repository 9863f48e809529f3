import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct WithLatestFromTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `each element is sent with the latest of the second, whose completion changes nothing`() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(260, 3), .completed(300)])
        let second = scheduler.createHotObservable([.next(220, "x"), .completed(240)])
        let result = scheduler.start { source.withLatestFrom(second) { "\($0)\($1)" } }
        #expect(result.events == [.next(230, "2x"), .next(260, "3x"), .completed(300)])
        #expect(second.subscriptions == [Subscription(200, 240)])
        #expect(source.subscriptions == [Subscription(200, 300)])
    }

    @Test func `without a selector it is the latest of the second`() {
        check(
            from: ["source": "-a--b---c|", "second": "--x--y-..."],
            into: "----x---y|",
            held: ["second": "^--------!"]
        ) { sources, _ in sources["source"].withLatestFrom(sources["second"]) }
    }

    @Test func `an error of the second ends it`() {
        check(
            from: ["source": "-a--b---c|", "second": "--x--#"],
            into: "----x#",
            held: ["source": "^----!"]
        ) { sources, _ in sources["source"].withLatestFrom(sources["second"]) }
    }

    @Test func `an error of the source ends it and disposes the second`() {
        check(
            from: ["source": "-a--b--#", "second": "--x-------y"],
            into: "----x--#",
            held: ["second": "^------!"]
        ) { sources, _ in sources["source"].withLatestFrom(sources["second"]) }
    }

    @Test func `what the selector throws ends it`() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let asked = Tally()
        let result = scheduler.start {
            source.withLatestFrom(Observable.never().startWith(10)) { element, latest throws -> Int in
                asked.add()
                if element == 2 { throw Failure("two") }
                return element + latest
            }
        }
        #expect(result.events == [.next(210, 11), .error(220, Failure("two"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(asked.value == 2)
    }

    @Test func `the second is subscribed to first`() {
        let result = Observable.just(1).withLatestFrom(Observable.just("x")) { "\($0)\($1)" }.record()
        #expect(result.events == [.next("1x"), .completed])
        let loops = Observable.of(1, 2).withLatestFrom(Observable.of("x", "y")) { "\($0)\($1)" }.record()
        #expect(loops.events == [.next("1x"), .next("2y"), .completed])
    }

    @Test func `the source is not subscribed to where the second fails at once`() {
        let subscribed = Tally()
        let source = Observable<Int>.deferred {
            subscribed.add()
            return .just(1)
        }
        let result = source.withLatestFrom(Observable<Int>.error(Failure("second"))).record()
        #expect(result.events == [.error(Failure("second"))])
        #expect(subscribed.value == 0)
    }

    @Test(arguments: ["none", "before", "after"])
    func `where both come from one subject the second is up to date, whoever else observes`(extra: String) {
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        if extra == "before" { subject.subscribe().disposed(by: bag) }
        let result = subject.filter { _ in true }.withLatestFrom(subject) { [$0, $1] }.record()
        if extra == "after" { subject.subscribe().disposed(by: bag) }
        for number in 1...3 { subject.onNext(number) }
        #expect(result.elements() == [[1, 1], [2, 2], [3, 3]])
    }

    @Test func `a disposal inside a delivery disposes both`() {
        let source = PublishSubject<Int>()
        let second = BehaviorSubject(value: "x")
        let bag = DisposeBag()
        let log = Log<String>()
        source.withLatestFrom(second).subscribe(onNext: { latest in
            log(latest)
            source.onNext(2)
            bag.dispose()
        }).disposed(by: bag)
        source.onNext(1)
        #expect(log.entries == ["x"])
        #expect(!source.hasObservers && !second.hasObservers)
    }

    @Test func `take(1) releases a synchronous endless source`() {
        withinSeconds(120) {
            let result = Observable.repeatElement(1).withLatestFrom(Observable.just("x")).take(1).record()
            #expect(result.events == [.next("x"), .completed])
        }
    }

    @Test func `two threads lose no element of the source`() {
        let source = PublishSubject<Int>()
        let second = BehaviorSubject(value: 0)
        let witness = Witness<[Int]>()
        let subscription = source.withLatestFrom(second) { [$0, $1] }.subscribe(witness)
        together(2) { thread in
            for number in 1...5_000 {
                if thread == 0 { source.onNext(number) } else { second.onNext(number) }
            }
        }
        #expect(witness.isOrderly)
        #expect(witness.elements.map { $0[0] } == Array(1...5_000))
        #expect(zip(witness.elements, witness.elements.dropFirst()).allSatisfy { $0[1] <= $1[1] })
        subscription.dispose()
    }
}
