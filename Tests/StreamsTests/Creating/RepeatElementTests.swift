import StreamsTesting
import Testing

@testable import Streams

@Suite struct RepeatElementTests {
    @Test func `repeatElement has no end`() {
        #expect(all(Observable.repeatElement(4).take(3)) == [.next(4), .next(4), .next(4), .completed])
    }

    @Test func `a scheduler sends the elements one by one`() {
        let time = TestScheduler()
        let result = time.start(disposed: 204) { Observable.repeatElement("a", scheduler: time) }
        #expect(result.events == [.next(201, "a"), .next(202, "a"), .next(203, "a")])
        time.advanceTo(300)
        #expect(result.events.count == 3)
    }

    private func all<Element>(_ source: Observable<Element>) -> [Event<Element>] {
        let log = Log<Event<Element>>()
        _ = source.subscribe { log($0) }
        return log.entries
    }
}
