import Testing
import Threads

@testable import Streams

@Suite struct BehaviorRelayTests {
    @Test func `a new observer is told the value, then what comes`() {
        let relay = BehaviorRelay(value: "a")
        let log = Log<String>()
        relay.accept("b")
        _ = relay.subscribe(onNext: { log($0) })
        relay.accept("c")
        #expect(log.entries == ["b", "c"])
        #expect(relay.value == "c")
    }

    @Test func `the value is a sender's own before its call returns, whoever delivers`() {
        let relay = BehaviorRelay(value: 0)
        let isInside = Signal()
        let mayGo = Signal()
        let log = Log<Int>()
        _ = relay.subscribe(onNext: { element in
            log(element)
            guard element == 1 else { return }
            isInside.give()
            mayGo.take()
        })
        together(2) { thread in
            if thread == 0 { return relay.accept(1) }
            isInside.take()
            relay.accept(2)
            #expect(relay.value == 2)
            #expect(log.entries == [0, 1])
            mayGo.give()
        }
        #expect(log.entries == [0, 1, 2])
    }

    @Test func `who subscribes while another thread delivers is told the value at once, not waiting for it`() {
        let relay = BehaviorRelay(value: 0)
        let isInside = Signal()
        let mayGo = Signal()
        let log = Log<Int>()
        _ = relay.subscribe(onNext: { element in
            guard element == 1 else { return }
            isInside.give()
            mayGo.take()
        })
        together(2) { thread in
            if thread == 0 { return relay.accept(1) }
            isInside.take()
            _ = relay.subscribe(onNext: { log($0) })
            #expect(log.entries == [1])
            relay.accept(2)
            mayGo.give()
        }
        #expect(log.entries == [1, 2])
    }
}
