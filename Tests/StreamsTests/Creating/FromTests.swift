import StreamsTesting
import Testing

@testable import Streams

@Suite struct FromTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `of sends its elements, then completed`() {
        let result = time.start { Observable.of("a", "b", "c") }
        #expect(result.events == [.next(200, "a"), .next(200, "b"), .next(200, "c"), .completed(200)])
        #expect(
            time.start(created: 1000, subscribed: 1000, disposed: 1001) { Observable<Int>.of() }.events == [
                .completed(1000)
            ])
    }

    @Test func `from sends the elements of a sequence, anew for each subscription`() {
        let source = Observable<Int>.from(stride(from: 1, to: 8, by: 3))
        for _ in 0..<2 { #expect(all(source) == [.next(1), .next(4), .next(7), .completed]) }
        #expect(all(Observable<Int>.from([])) == [.completed])
    }

    @Test func `from asks the sequence only as long as somebody listens`() {
        let asked = Tally()
        let numbers = sequence(first: 1) { number in
            asked.add()
            return number + 1
        }
        #expect(all(.from(numbers).take(3)) == [.next(1), .next(2), .next(3), .completed])
        #expect(asked.value == 2)
    }

    @Test func `from an optional`() {
        #expect(all(Observable<Int>.from(optional: 7)) == [.next(7), .completed])
        #expect(all(Observable<Int>.from(optional: nil)) == [.completed])
        let time = TestScheduler()
        #expect(
            time.start { Observable.from(optional: 7, scheduler: time) }.events == [.next(201, 7), .completed(202)])
        let none = TestScheduler()
        #expect(none.start { Observable<Int>.from(optional: nil, scheduler: none) }.events == [.completed(201)])
    }

    private func all<Element>(_ source: Observable<Element>) -> [Event<Element>] {
        let log = Log<Event<Element>>()
        _ = source.subscribe { log($0) }
        return log.entries
    }
}
