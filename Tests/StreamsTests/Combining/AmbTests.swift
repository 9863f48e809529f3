import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct AmbTests {
    @Test func `the first to send wins, and the others are disposed`() {
        check(
            from: ["one": "----a--b|", "two": "--c--d---|"],
            into: "--c--d---|",
            held: ["one": "^-!", "two": "^--------!"]
        ) { sources, _ in sources["one"].amb(sources["two"]) }
    }

    @Test func `a completion and an error win too`() {
        check(from: ["one": "----a", "two": "--|"], into: "--|", held: ["one": "^-!"]) { sources, _ in
            Observable.amb([sources["one"], sources["two"]])
        }
        check(from: ["one": "--#", "two": "---a"], into: "--#", held: ["two": "^-!"]) { sources, _ in
            Observable.amb([sources["one"], sources["two"]])
        }
    }

    @Test func `of two that send at once the first of the list wins, and the second is not subscribed to`() {
        let subscribed = Tally()
        let second = Observable.just(2).do(onSubscribe: { subscribed.add() })
        #expect(Observable.just(1).amb(second).record().events == [.next(1), .completed])
        #expect(subscribed.value == 0)
    }

    @Test func `without sources it never ends`() {
        #expect(Observable.amb([Observable<Int>]()).record().events.isEmpty)
    }

    @Test func `disposal disposes all, and take(1) releases endless sources`() {
        let one = PublishSubject<Int>()
        let two = PublishSubject<Int>()
        one.amb(two).subscribe().dispose()
        #expect(!one.hasObservers && !two.hasObservers)
        withinSeconds(120) {
            let endless = Observable.repeatElement(1).amb(Observable.repeatElement(2))
            #expect(endless.take(1).record().events == [.next(1), .completed])
        }
    }

    @Test func `two threads that race have one winner`() {
        for _ in 0..<300 {
            let subjects = (0..<2).map { _ in PublishSubject<Int>() }
            let witness = Witness<Int>()
            let subscription = subjects[0].amb(subjects[1]).subscribe(witness)
            together(2) { thread in for _ in 0..<5 { subjects[thread].onNext(thread) } }
            #expect(Set(witness.elements).count == 1)
            #expect(witness.isOrderly)
            subscription.dispose()
        }
    }

    @Test func `a source behind a synchronous winner is not subscribed to`() {
        let subscriptions = Counter()
        let late = Observable<Int>.deferred {
            _ = subscriptions.increment()
            return .never()
        }
        let log = Log<Int>()
        Observable.amb([Observable.just(1), late]).subscribe(onNext: { log($0) }).dispose()
        #expect(log.entries == [1])
        #expect(subscriptions.value == 0)
    }
}
