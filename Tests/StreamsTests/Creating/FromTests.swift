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

    @Test func `repeatElement has no end`() {
        #expect(all(Observable.repeatElement(4).take(3)) == [.next(4), .next(4), .next(4), .completed])
    }

    @Test func `generate goes on as long as the condition holds`() {
        let powers = Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
        for _ in 0..<2 { #expect(all(powers) == [.next(1), .next(2), .next(4), .next(8), .completed]) }
        #expect(all(.generate(initialState: 10, condition: { $0 < 10 }, iterate: { $0 + 1 })) == [.completed])
    }

    @Test func `generate ends with the error of a closure`() {
        let condition = Observable.generate(
            initialState: 1, condition: { if $0 == 2 { throw Failure("condition") } else { true } }, iterate: { $0 + 1 }
        )
        #expect(all(condition) == [.next(1), .error(Failure("condition"))])
        let iterate = Observable<Int>.generate(
            initialState: 1, condition: { _ in true }, iterate: { _ in throw Failure("iterate") })
        #expect(all(iterate) == [.next(1), .error(Failure("iterate"))])
    }

    @Test func `a scheduler sends the elements one by one`() {
        let time = TestScheduler()
        let result = time.start(disposed: 204) { Observable.repeatElement("a", scheduler: time) }
        #expect(result.events == [.next(201, "a"), .next(202, "a"), .next(203, "a")])
        time.advanceTo(300)
        #expect(result.events.count == 3)
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
