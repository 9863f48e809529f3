import Testing

@testable import Streams

@Suite struct BooleanDisposableTests {
    @Test func `disposal raises the flag`() {
        let disposable = BooleanDisposable()
        #expect(!disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        #expect(disposable.isDisposed)
        #expect(BooleanDisposable(isDisposed: true).isDisposed)
    }
}
