import StreamsTesting
import Testing
import Threads

@testable import Streams

/// Collections, and sources that replay on other threads.
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
