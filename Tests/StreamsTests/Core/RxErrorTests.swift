import Testing

@testable import Streams

@Suite struct RxErrorTests {
    @Test func `errors are equal where they say the same`() {
        #expect(RxError.timeout == .timeout)
        #expect(RxError.noElements != .moreThanOneElement)
        #expect(RxError.disposed(object: "a") == .disposed(object: "a"))
        #expect(RxError.disposed(object: "a") != .disposed(object: "b"))
        #expect(Event<Int>.error(RxError.overflow) == .error(RxError.overflow))
        #expect(Event<Int>.error(RxError.overflow) != .error(RxError.unknown))
    }
}
