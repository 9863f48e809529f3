import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct RangeTests {
    @Test(arguments: [
        (1, 3, [1, 2, 3]), (-1, 2, [-1, 0]), (5, 1, [5]), (5, 0, []), (5, -1, []), (Int.max - 1, 2, [.max - 1, .max]),
        (Int.max, 3, [.max]), (Int.min, 1, [.min]),
    ])
    func `range counts up, and ends early rather than overflow`(_ start: Int, _ count: Int, _ elements: [Int]) {
        #expect(all(Observable.range(start: start, count: count)) == elements.map { .next($0) } + [.completed])
    }

    @Test func `range takes any integer`() {
        #expect(all(Observable<UInt8>.range(start: 254, count: 255)) == [.next(254), .next(255), .completed])
        #expect(all(Observable<Int8>.range(start: -128, count: 2)) == [.next(-128), .next(-127), .completed])
    }

    @Test func `a scheduler sends the end too`() {
        let time = TestScheduler()
        let range = time.start { Observable.range(start: 3, count: 2, scheduler: time) }
        #expect(range.events == [.next(201, 3), .next(202, 4), .completed(203)])
    }

    @Test func `a scheduler that runs work at once needs no stack for a long list`() {
        let count = Tally()
        withinSeconds(stack: 256 * 1024) {
            _ = Observable.range(start: 0, count: 100_000, scheduler: ImmediateScheduler.instance)
                .subscribe(onNext: { _ in count.add() })
        }
        #expect(count.value == 100_000)
    }

    private func all<Element>(_ source: Observable<Element>) -> [Event<Element>] {
        let log = Log<Event<Element>>()
        _ = source.subscribe { log($0) }
        return log.entries
    }
}
