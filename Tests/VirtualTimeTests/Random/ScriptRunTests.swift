import Testing
import VirtualTime

@Suite struct `A run of a script` {
    let script = EventScript(
        [
            EventScript.Source(.hot, [.next(0, 1), .next(2, 2), .completed(6)]),
            EventScript.Source(.cold, [.next(0, 3), .next(4, 4)]),
            EventScript.Source(.immediate, [.next(0, 5), .completed(0)]),
        ], parameters: [3])

    @Test func `subscribes at tick 0, after what hot sources send then`() {
        let run = script.run { Observable.merge($0.sources) }
        #expect(run.events == [.next(0, 5), .next(0, 3), .next(2, 2), .next(4, 4)])
        #expect(run.subscriptions == [[Subscription(0, 6)], [Subscription(0)], [Subscription(0, 0)]])
    }

    @Test func `has the parameters, also as times`() {
        let run = script.run { $0[1].take($0.parameter()).delay($0.ticks(), scheduler: $0.scheduler) }
        #expect(run.events == [.next(3, 3), .next(7, 4)])
    }

    @Test func `ends at its last tick`() {
        #expect(script.run(upTo: 3) { $0[1] }.events == [.next(0, 3)])
    }

    @Test func `can be disposed inside the delivery of an event, synchronous ones too`() {
        let run = script.run(disposing: .afterEvent(1)) { Observable.merge($0.sources) }
        #expect(run.events == [.next(0, 5), .next(0, 3)])
        #expect(run.subscriptions == [[Subscription(0, 0)], [Subscription(0, 0)], [Subscription(0, 0)]])
        #expect(script.run(disposing: .afterEvent(0)) { $0[2] }.events == [.next(0, 5)])
    }

    @Test func `can be disposed at a tick`() {
        let run = script.run(disposing: .at(3)) { Observable.merge($0.sources) }
        #expect(run.events == [.next(0, 5), .next(0, 3), .next(2, 2)])
        #expect(run.subscriptions == [[Subscription(0, 3)], [Subscription(0, 3)], [Subscription(0, 0)]])
    }

    @Test func `can tell of each call between sources, operator and observer`() {
        let calls = Locked<[[Int]]>([])
        let script = EventScript([EventScript.Source(.cold, [.next(1, 7), .completed(3)])])
        let told = script.run(
            upTo: 10, Lifetime(), atCall: { tick, count in calls.withLock { $0.append([tick, count]) } },
            { $0[0].filter { $0 > 9 }.startWith(0) })
        #expect(told.events == [.next(0, 0), .completed(3)])
        #expect(calls.value == [[0, 1], [0, 1], [1, 1], [1, 1], [3, 1], [3, 2], [3, 2], [3, 2]])
    }
}
