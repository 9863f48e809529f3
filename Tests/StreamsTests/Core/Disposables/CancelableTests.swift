import Testing

@testable import Streams

@Suite struct CancelableTests {
    @Test func `each says whether it was disposed`() {
        let all: [any Cancelable] = [
            BooleanDisposable(), CompositeDisposable(), SerialDisposable(), SingleAssignmentDisposable(),
        ]
        for cancelable in all {
            #expect(!cancelable.isDisposed)
            cancelable.dispose()
            #expect(cancelable.isDisposed)
            cancelable.dispose()
            #expect(cancelable.isDisposed)
        }
    }
}
