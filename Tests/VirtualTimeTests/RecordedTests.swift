import StreamsTesting
import Testing

@Test func `a record reads as what happens at which tick`() {
    #expect(Recorded.next(210, 1).debugDescription == "next(1) @ 210")
    #expect(Recorded<Event<Int>>.completed(300).debugDescription == "completed @ 300")
}

@Test func `records are equal where time and value are`() {
    #expect(Recorded.next(210, 1) == .next(210, 1))
    #expect(Recorded.next(210, 1) != .next(211, 1))
    #expect(Recorded.next(210, 1) != .next(210, 2))
    #expect(Recorded<Event<Int>>.error(5, RxFailure.a) == .error(5, RxFailure.a))
    #expect(Recorded<Event<Int>>.error(5, RxFailure.a) != .error(5, RxFailure.b))
    #expect(Recorded.events(.next(1, "a"), .completed(2)) == [.next(1, "a"), .completed(2)])
}

private enum RxFailure: Error {
    case a, b
}
