import Testing

@testable import Streams

@Suite struct EventTests {
    private struct Plain: Error {
        let code: Int
    }

    @Test func `an event says what it carries`() {
        #expect(Event.next(1).element == 1)
        #expect(Event<Int>.completed.element == nil)
        #expect(Event<Int>.error(Failure("a")).error as? Failure == Failure("a"))
        #expect(Event.next(1).error == nil)
        #expect(Event<Int>.completed.isCompleted)
        #expect(!Event<Int>.error(Failure("a")).isCompleted)
        #expect([Event.next(1), .completed, .error(Failure("a"))].map(\.isStopEvent) == [false, true, true])
        #expect(Event<Int>(.completed) == .completed)
        #expect(Event<Int>(.error(Failure("a"))) == .error(Failure("a")))
        #expect(Event.next(1).event == .next(1))
    }

    @Test func `errors are equal by value where they can be, else by type and description`() {
        #expect(Event<Int>.error(Failure("a")) != .error(Failure("b")))
        #expect(Event<Int>.error(Plain(code: 1)) == .error(Plain(code: 1)))
        #expect(Event<Int>.error(Plain(code: 1)) != .error(Plain(code: 2)))
        #expect(Event<Int>.error(Failure("a")) != .error(Plain(code: 1)))
        #expect(Event<Int>.error(Failure("a")) != .completed)
        #expect(Event.next(1) != .next(2))
        #expect(Event.next(1) != .completed)
    }

    @Test func `mapping changes the element, and a thrown error becomes the event`() {
        #expect(Event.next(2).map { $0 * 10 } == .next(20))
        #expect(Event<Int>.completed.map { $0 * 10 } == .completed)
        #expect(Event<Int>.error(Failure("a")).map { $0 * 10 } == .error(Failure("a")))
        #expect(Event.next(2).map { _ -> Int in throw Failure("b") } == .error(Failure("b")))
    }

    @Test func `an event reads as RxSwift writes it`() {
        #expect(Event.next(1).debugDescription == "next(1)")
        #expect(Event<Int>.completed.debugDescription == "completed")
        #expect("\(Event<Int>.error(RxError.timeout))" == "error(timeout)")
        #expect(Event.next("a b").debugDescription == "next(a b)")
    }

    @Test func `an element of white space alone is in quotes`() {
        #expect(Event.next("").debugDescription == #"next("")"#)
        #expect(Event.next(" \n").debugDescription == #"next(" \n")"#)
        #expect(Event.next(Character(" ")).debugDescription == #"next(" ")"#)
    }
}
