import StreamsTesting
import Testing

@testable import Streams

@Suite struct GenerateTests {
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

    private func all<Element>(_ source: Observable<Element>) -> [Event<Element>] {
        let log = Log<Event<Element>>()
        _ = source.subscribe { log($0) }
        return log.entries
    }
}
