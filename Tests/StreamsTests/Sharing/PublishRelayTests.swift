import Testing

@testable import Streams

@Suite struct PublishRelayTests {
    @Test func `who observes at the time gets what is accepted`() {
        let relay = PublishRelay<Int>()
        let log = Log<Event<Int>>()
        relay.accept(1)
        #expect(!relay.hasObservers)
        let disposable = relay.subscribe { log($0) }
        #expect(relay.hasObservers)
        relay.accept(2)
        disposable.dispose()
        relay.accept(3)
        #expect(log.entries == [.next(2)])
        #expect(!relay.hasObservers)
    }
}
