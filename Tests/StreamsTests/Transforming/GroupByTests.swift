import StreamsTesting
import Testing

@testable import Streams

@Suite struct GroupByTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `each key has its stream, announced before its first element`() {
        let source = time.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
        ])
        let result = time.start {
            source.groupBy { $0 % 2 }.flatMap { group in
                group.map { "\(group.key):\($0)" }.startWith("key \(group.key)")
            }
        }
        #expect(
            result.events == [
                .next(210, "key 1"), .next(210, "1:1"), .next(220, "key 0"), .next(220, "0:2"), .next(230, "1:3"),
                .next(240, "0:4"), .completed(250),
            ])
        #expect(source.subscriptions == [Subscription(200, 250)])
    }

    @Test func `a key is announced once, and elements of a group that was left are dropped`() {
        let log = Log<Event<Int>>()
        let announced = Tally()
        _ = Observable.range(start: 1, count: 10).groupBy { _ in "all" }.do(onNext: { _ in announced.add() })
            .flatMap { $0.take(1) }.subscribe { log($0) }
        #expect(log.entries == [.next(1), .completed])
        #expect(announced.value == 1)
    }

    @Test(arguments: [Event<Int>.completed, .error(Failure("end"))])
    func `the groups end as the source ends`(_ end: Event<Int>) {
        let ends = Log<Event<Int>>()
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), Recorded(time: 230, value: end)])
        let result = time.start {
            source.groupBy { $0 }.do(onNext: { group in
                _ = group.subscribe { if $0.isStopEvent { ends($0) } }
            }).map(\.key)
        }
        #expect(result.events == [.next(210, 1), .next(220, 2), Recorded(time: 230, value: end)])
        #expect(ends.entries == [end, end])
    }

    @Test func `an error of the key ends the result and all groups`() {
        let groups = Log<Event<Int>>()
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let result = time.start {
            source.groupBy { element -> Int in
                if element == 2 { throw Failure("key") }
                return element
            }.do(onNext: { group in _ = group.subscribe { groups($0) } }).map(\.key)
        }
        #expect(result.events == [.next(210, 1), .error(220, Failure("key"))])
        #expect(groups.entries == [.next(1), .error(Failure("key"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `the source lives until the result and all groups are left`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 5)])
        let result = time.start { source.groupBy { $0 % 2 }.take(1).flatMap { $0.take(2) } }
        #expect(result.events == [.next(210, 1), .next(230, 3), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func `who observes a group later gets what comes from then on`() {
        let group = Locked<GroupedObservable<String, Int>?>(nil)
        let subject = PublishSubject<Int>()
        let disposable = subject.groupBy { _ in "key" }.subscribe(onNext: { _ = group.exchange($0) })
        subject.onNext(1)
        let log = Log<Event<Int>>()
        _ = group.value?.subscribe { log($0) }
        subject.onNext(2)
        disposable.dispose()
        subject.onNext(3)
        subject.onCompleted()
        #expect(log.entries == [.next(2), .next(3), .completed])
        _ = group.value?.subscribe { log($0) }
        #expect(log.entries.count == 4)
    }

    @Test func `an element sent from inside a group's delivery comes after it`() {
        let subject = PublishSubject<Int>()
        let log = Log<String>()
        let disposable = subject.groupBy { $0 % 2 == 0 }.flatMap { group in group.map { "\(group.key) \($0)" } }
            .subscribe(onNext: { line in
                log(line)
                if line == "false 1" { subject.onNext(2) }
            })
        subject.onNext(1)
        #expect(log.entries == ["false 1", "true 2"])
        disposable.dispose()
    }

    @Test func `disposal of all ends the source and frees what it captured`() {
        let alive = Tally()
        let subject = PublishSubject<Probe>()
        let disposable = subject.groupBy { _ in 1 }.flatMap { $0.scan(into: []) { $0.append($1) } }.subscribe()
        subject.onNext(Probe(alive))
        #expect(alive.value == 1)
        disposable.dispose()
        #expect((alive.value, subject.hasObservers) == (0, false))
    }

    @Test func `groups end in the order in which they were announced`() {
        let lengths = Observable.from(1...50).groupBy { $0 % 10 }.flatMap { group in
            group.toArray().asObservable().map { _ in group.key }
        }
        let keys = Log<Int>()
        lengths.subscribe(onNext: { keys($0) }).dispose()
        #expect(keys.entries == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
    }
}
