import Testing
import Threads

@testable import Streams

@Suite struct ReplayHubTests {
    @Test func `what has to make room is freed outside of the lock`() {
        withinSeconds {
            let hub = ReplayHub<AtDeinit>(limit: 1)
            let log = Log<Bool>()
            let second = AtDeinit {}
            hub.next(AtDeinit { [unowned hub] in log(hub.last === second) })
            hub.next(second)
            #expect(log.entries == [true])
        }
    }

    @Test func `a joiner is told the past on its own thread and what is sent meanwhile after it, by several threads`() {
        for limit in [1, 3, Int.max] {
            for _ in 0..<100 {
                let hub = ReplayHub<Int>(limit: limit)
                defer { hub.hub.abandon() }
                hub.next(0)
                let log = Unlocked<[Int]>([])
                let isInside = Unlocked(false)
                let overlaps = Unlocked(0)
                together(2) { thread in
                    if thread == 0 {
                        for number in 1...200 { hub.next(number) }
                        return
                    }
                    hub.attach(
                        AnyObserver(
                            next: { element in
                                if isInside.value { overlaps.value += 1 }
                                isInside.value = true
                                log.value.append(element)
                                isInside.value = false
                            }, end: { _ in }), Lifetime())
                }
                #expect(overlaps.value == 0)
                #expect(log.value == Array((log.value.first ?? 0)...200))
            }
        }
    }

    @Test func `an end that comes while a joiner is told the past comes after it`() {
        let hub = ReplayHub<Int>(limit: .max)
        defer { hub.hub.abandon() }
        hub.next(1)
        hub.next(2)
        let log = Log<Event<Int>>()
        let lifetime = Lifetime()
        hub.attach(
            AnyObserver { event in
                log(event)
                if event == .next(1) {
                    hub.next(3)
                    hub.end(.completed)
                    hub.next(4)
                }
                if event.isStopEvent { lifetime.end() }
            }, lifetime)
        #expect(log.entries == [.next(1), .next(2), .next(3), .completed])
        #expect(!hub.hub.hasObservers)
    }
}
