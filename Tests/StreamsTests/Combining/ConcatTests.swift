import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct ConcatTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `each source is subscribed to when the one before completes`() {
        check(
            from: ["one": "--a-b|", "two": "-c--d-|"],
            into: "--a-b-c--d-|",
            held: ["one": "^----!", "two": "-----^-----!"]
        ) { sources, _ in sources["one"].concat(sources["two"]) }
    }

    @Test func `the first error ends it, and what follows is not subscribed to`() {
        let next = TestScheduler().createColdObservable([.next(1, "c")])
        check(from: "--a-#", into: "--a-#", held: "^---!") { source, _ in
            Observable.concat(source, next.asObservable())
        }
        #expect(next.subscriptions.isEmpty)
    }

    @Test func `disposal disposes the running source, and the next is not subscribed to`() {
        check(
            from: ["one": "--a|", "two": "-c--d-|"],
            into: "--a-c!",
            held: ["one": "^--!", "two": "---^-!"]
        ) { sources, _ in Observable.concat([sources["one"], sources["two"]]) }
    }

    @Test func `without sources it completes at once`() {
        let result = scheduler.start { Observable.concat([Observable<Int>]()) }
        #expect(result.events == [.completed(200)])
    }

    @Test func `a source that never ends keeps the next one away`() {
        let subscribed = Tally()
        let next = Observable<Int>.deferred {
            subscribed.add()
            return .empty()
        }
        #expect(Observable.never().concat(next).record().events.isEmpty)
        #expect(subscribed.value == 0)
    }

    @Test func `every subscription iterates the sequence anew`() {
        let concat = Observable.concat((1...2).lazy.map { Observable.just($0) })
        #expect(concat.record().events == [.next(1), .next(2), .completed])
        #expect(concat.record().events == [.next(1), .next(2), .completed])
    }

    @Test func `a million sources are pulled one by one on a flat stack`() {
        withinSeconds {
            let sum = Unlocked(0)
            let sources = (0..<1_000_000).lazy.map { _ in Observable.just(1) }
            Observable.concat(sources).subscribe(onNext: { sum.value += $0 }).dispose()
            #expect(sum.value == 1_000_000)
        }
    }

    @Test func `a hundred thousand sources of a list need no deep stack`() {
        withinSeconds {
            let sources = [Observable<Int>](
                repeating: .create { observer in
                    observer.onNext(1)
                    observer.onCompleted()
                    return Disposables.create()
                }, count: 100_000)
            let sum = Unlocked(0)
            Observable.concat(sources).subscribe(onNext: { sum.value += $0 }).dispose()
            #expect(sum.value == 100_000)
        }
    }

    @Test func `take stops the iteration of an endless sequence`() {
        withinSeconds(120) {
            let pulled = Tally()
            let endless = sequence(first: 1) { $0 + 1 }.lazy.map { number in
                pulled.add()
                return Observable.just(number)
            }
            let result = Observable.concat(endless).take(5).record()
            #expect(result.events == [.next(1), .next(2), .next(3), .next(4), .next(5), .completed])
            #expect(pulled.value == 5)
        }
    }

    @Test func `take(1) ends a synchronous source, and the next one is not pulled`() {
        withinSeconds(120) {
            let pulled = Tally()
            let sources = (0..<3).lazy.map { _ in
                pulled.add()
                return Observable.of(1, 2)
            }
            #expect(Observable.concat(sources).take(1).record().events == [.next(1), .completed])
            #expect(pulled.value == 1)
        }
    }

    @Test func `the next source waits until the subscribe call of the one before has returned`() {
        let log = Log<String>()
        let first = Observable<Int>.create { observer in
            observer.onCompleted()
            log("first returns")
            return Disposables.create { log("first disposed") }
        }
        let second = Observable<Int>.deferred {
            log("second subscribed")
            return .just(2)
        }
        first.concat(second).subscribe(onNext: { log("\($0)") }).dispose()
        #expect(log.entries == ["first returns", "first disposed", "second subscribed", "2"])
    }

    @Test func `what an observer does inside a delivery comes after it`() {
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        let witness = Witness<Int> { event in
            if event.element == 1 {
                one.onCompleted()
                two.onNext(2)
            }
        }
        let subscription = one.concat(two).subscribe(witness)
        one.onNext(1)
        two.onNext(3)
        #expect(witness.elements == [1, 3])
        #expect(witness.isOrderly)
        subscription.dispose()
        #expect(!two.hasObservers)
    }
}
