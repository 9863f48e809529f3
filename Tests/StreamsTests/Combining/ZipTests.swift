import StreamsTesting
import Testing

@testable import Streams

@Suite struct ZipTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

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
    @Test func `without sources it completes at once`() {
        let result = scheduler.start { Observable.zip([Observable<Int>]()) }
        #expect(result.events == [.completed(200)])
        let count = Observable.zip([Observable<Int>]()) { $0.count }.record()
        #expect(count.events == [.completed])
    }

    @Test func `a collection follows the rules of a pair`() {
        let subjects = (0..<3).map { _ in PublishSubject<Int>() }
        let result = Observable.zip(subjects).record()
        subjects[0].onNext(1)
        subjects[0].onNext(2)
        subjects[1].onNext(3)
        subjects[2].onNext(4)
        #expect(result.events == [.next([1, 3, 4])])
        subjects[1].onNext(5)
        subjects[1].onCompleted()
        subjects[2].onNext(6)
        #expect(result.events == [.next([1, 3, 4]), .next([2, 5, 6]), .completed])
        #expect(subjects.allSatisfy { !$0.hasObservers })
    }

    @Test func `ten thousand sources need no deep stack`() {
        withinSeconds {
            let last = PublishSubject<Int>()
            let sources = (0..<9_999).map { Observable.just($0) } + [last.asObservable()]
            let result = Observable.zip(sources) { $0.reduce(0, +) }.record()
            last.onNext(1)
            #expect(result.events == [.next(49_985_002), .completed])
            #expect(!last.hasObservers)
        }
    }

    @Test func `a hundred thousand waiting elements are paired in order`() {
        withinSeconds {
            let one = PublishSubject<Int>()
            let two = PublishSubject<Int>()
            let wrong = Tally()
            let pairs = Tally()
            let subscription = Observable.zip(one, two).subscribe(onNext: { left, right in
                pairs.add()
                if left != right { wrong.add() }
            })
            for number in 0..<100_000 { one.onNext(number) }
            for number in 0..<100_000 { two.onNext(number) }
            subscription.dispose()
            #expect(pairs.value == 100_000)
            #expect(wrong.value == 0)
        }
    }

    @Test func `zipping a shared replaying source with itself from two threads while it sends ends`() {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        let keep = shared.subscribe()
        subject.onNext(0)
        let failures = Tally()
        together(3) { thread in
            for round in 0..<3_000 {
                if thread == 2 {
                    subject.onNext(round)
                } else {
                    let witness = Witness<Int>()
                    Observable.zip(shared.take(1), shared.take(1)) { min($0, $1) }.subscribe(witness).dispose()
                    if witness.events.count != 2 || !witness.isOrderly { failures.add() }
                }
            }
        }
        keep.dispose()
        #expect(failures.value == 0)
    }

    @Test func `zipping five replaying sources from two threads while they send ends`() {
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        replay.onNext(0)
        let failures = Tally()
        together(3) { thread in
            for round in 0..<3_000 {
                if thread == 2 {
                    replay.onNext(round)
                } else {
                    let witness = Witness<[Int]>()
                    Observable.zip((0..<5).map { _ in replay.take(1) }).subscribe(witness).dispose()
                    if witness.events.count != 2 || !witness.isOrderly { failures.add() }
                }
            }
        }
        #expect(failures.value == 0)
        #expect(!replay.hasObservers)
    }

    @Test func `no lock is held while a source is disposed`() {
        let foreign = ForeignLock()
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        let guarded = Observable<Int>.create { observer in
            let inner = one.subscribe(observer)
            return Disposables.create {
                foreign.pass()
                inner.dispose()
            }
        }
        let witness = Witness<Int>()
        let subscription = Observable.zip(guarded, two) { $0 + $1 }.subscribe(witness)
        let wasCrossed = foreign.cross(callIn: { two.onNext(1) }, callOut: { one.onCompleted() })
        #expect(wasCrossed)
        #expect(witness.isOrderly)
        #expect(witness.events == [.completed])
        subscription.dispose()
    }
}

extension ZipTests {
    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let count: Int
        let zip: @Sendable ([Observable<Int>]) -> Observable<[Int]>
    }

    @Test(arguments: withSelector + tuples)
    func `every arity puts each source in its place`(form: Form) {
        let subjects = (0..<form.count).map { _ in PublishSubject<Int>() }
        let result = form.zip(subjects.map { $0.asObservable() }).record()
        for (index, subject) in subjects.enumerated() {
            #expect(result.events.isEmpty)
            subject.onNext(index)
            subject.onNext(index + 100)
        }
        let row = Array(0..<form.count)
        #expect(result.elements() == [row, row.map { $0 + 100 }])
        subjects[form.count - 1].onCompleted()
        #expect(result.events.last == .completed)
        #expect(subjects.allSatisfy { !$0.hasObservers })
    }

    @Test(arguments: withSelector + tuples)
    func `in every arity an error of any source ends it and disposes all`(form: Form) {
        for failing in 0..<form.count {
            let subjects = (0..<form.count).map { _ in PublishSubject<Int>() }
            let result = form.zip(subjects.map { $0.asObservable() }).record()
            subjects[failing].onError(Failure("\(failing)"))
            #expect(result.events == [.error(Failure("\(failing)"))])
            #expect(subjects.allSatisfy { !$0.hasObservers })
        }
    }

    static let withSelector: [Form] = [
        Form(testDescription: "2 with selector", count: 2) { .zip($0[0], $0[1]) { [$0, $1] } },
        Form(testDescription: "3 with selector", count: 3) { .zip($0[0], $0[1], $0[2]) { [$0, $1, $2] } },
        Form(testDescription: "4 with selector", count: 4) {
            .zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] }
        },
        Form(testDescription: "5 with selector", count: 5) {
            .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] }
        },
        Form(testDescription: "6 with selector", count: 6) {
            .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] }
        },
        Form(testDescription: "7 with selector", count: 7) {
            .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] }
        },
        Form(testDescription: "8 with selector", count: 8) {
            .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                [$0, $1, $2, $3, $4, $5, $6, $7]
            }
        },
    ]

    static let tuples: [Form] = [
        Form(testDescription: "2 as a tuple", count: 2) { Observable.zip($0[0], $0[1]).map { [$0.0, $0.1] } },
        Form(testDescription: "3 as a tuple", count: 3) {
            Observable.zip($0[0], $0[1], $0[2]).map { [$0.0, $0.1, $0.2] }
        },
        Form(testDescription: "4 as a tuple", count: 4) {
            Observable.zip($0[0], $0[1], $0[2], $0[3]).map { [$0.0, $0.1, $0.2, $0.3] }
        },
        Form(testDescription: "5 as a tuple", count: 5) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
        },
        Form(testDescription: "6 as a tuple", count: 6) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
                .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
        },
        Form(testDescription: "7 as a tuple", count: 7) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
                .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
        },
        Form(testDescription: "8 as a tuple", count: 8) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
                .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
        },
    ]
}
