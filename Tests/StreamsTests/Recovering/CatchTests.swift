import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct CatchTests {
    private let scheduler = TestScheduler(simulateProcessingDelay: false)

    @Test func `after an error the stream that the handler makes of it goes on`() {
        let source = scheduler.createHotObservable([.next(210, "a"), .error(230, Failure("x"))])
        let rest = scheduler.createColdObservable([.next(10, "b"), .completed(20)])
        let handled = Log<Failure?>()
        let result = scheduler.start {
            source.catch { error in
                handled(error as? Failure)
                return rest.asObservable()
            }
        }
        #expect(result.events == [.next(210, "a"), .next(240, "b"), .completed(250)])
        #expect(handled.entries == [Failure("x")])
        #expect(source.subscriptions == [Subscription(200, 230)])
        #expect(rest.subscriptions == [Subscription(230, 250)])
    }

    @Test func `a completion is not an error`() {
        let handled = Tally()
        let result = Observable.just(1).catch { _ in
            handled.add()
            return .just(2)
        }
        #expect(result.record().events == [.next(1), .completed])
        #expect(handled.value == 0)
    }

    @Test func `an error of the handler's stream ends it, and so does one that it throws`() {
        let failing = Observable<Int>.error(Failure("one"))
        #expect(failing.catch { _ in .error(Failure("two")) }.record().events == [.error(Failure("two"))])
        #expect(failing.catch { _ in throw Failure("three") }.record().events == [.error(Failure("three"))])
    }

    @Test func `disposal reaches whichever stream runs`() {
        let source = PublishSubject<Int>()
        let rest = PublishSubject<Int>()
        let first = source.catch { _ in rest.asObservable() }.subscribe()
        first.dispose()
        #expect(!source.hasObservers)
        let second = source.catch { _ in rest.asObservable() }.subscribe()
        source.onError(Failure("x"))
        #expect(rest.hasObservers)
        second.dispose()
        #expect(!rest.hasObservers)
    }

    @Test func `an element replaces the error, or nothing does`() {
        let failing = Observable.just(1).concat(Observable<Int>.error(Failure("x")))
        #expect(failing.catchAndReturn(2).record().events == [.next(1), .next(2), .completed])
        #expect(failing.catchErrorJustComplete().record().events == [.next(1), .completed])
    }

    @Test func `of a sequence each source that fails is followed by the next`() {
        check(
            from: ["one": "-a#", "two": "--b-#", "three": "-c|"],
            into: "-a--b--c|",
            held: ["one": "^-!", "two": "--^---!", "three": "------^-!"]
        ) { sources, _ in
            Observable.catch(sequence: [sources["one"], sources["two"], sources["three"]])
        }
    }

    @Test func `of a sequence the last error ends it, and none completes at once`() {
        let errors = ["one", "two"].map { Observable<Int>.error(Failure($0)) }
        #expect(Observable.catch(sequence: errors).record().events == [.error(Failure("two"))])
        #expect(Observable.catch(sequence: [Observable<Int>]()).record().events == [.completed])
    }

    @Test func `a million errors in a lazy sequence need no deep stack`() {
        withinSeconds {
            let pulled = Unlocked(0)
            let sources = sequence(first: 1) { $0 + 1 }.lazy.map { number in
                pulled.value = number
                return number == 1_000_000 ? Observable.just(number) : .error(Failure("again"))
            }
            #expect(Observable.catch(sequence: sources).record().events == [.next(1_000_000), .completed])
            #expect(pulled.value == 1_000_000)
        }
    }

    @Test func `a downstream take stops the iteration`() {
        withinSeconds(120) {
            let pulled = Tally()
            let sources = sequence(first: 1) { $0 + 1 }.lazy.map { number in
                pulled.add()
                return Observable.just(number).concat(Observable<Int>.error(Failure("again")))
            }
            #expect(Observable.catch(sequence: sources).take(2).record().events == [.next(1), .next(2), .completed])
            #expect(pulled.value == 2)
        }
    }
}
