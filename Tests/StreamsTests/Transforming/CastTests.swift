import StreamsTesting
import Testing

@testable import Streams

@Suite struct CastTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `elements of the type pass, another one ends it`() {
        let source = Observable<any Sendable>.of(1, 2, "a", 3)
        let result = time.start { source.cast(Int.self) }
        #expect(
            result.events == [
                .next(200, 1), .next(200, 2),
                .error(200, RxError.invalidCastException(object: "a", targetType: "Int")),
            ])
    }

    @Test func `ofType leaves the others out`() {
        let source = Observable<any Sendable>.of(1, "a", 2)
        #expect(time.start { source.ofType(Int.self) }.events == [.next(200, 1), .next(200, 2), .completed(200)])
    }

    @Test func `the type may be inferred`() {
        let strings: Observable<String> = Observable<any Sendable>.of("a", "b").cast()
        #expect(time.start { strings }.events == [.next(200, "a"), .next(200, "b"), .completed(200)])
    }
}
