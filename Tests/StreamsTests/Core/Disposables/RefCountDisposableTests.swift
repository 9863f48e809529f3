import Testing
import Threads

@testable import Streams

@Suite struct RefCountDisposableTests {
    @Test func `it is disposed after itself and all that were retained`() {
        let count = Tally()
        let shared = RefCountDisposable(disposable: Disposables.create { count.add() })
        let first = shared.retain()
        let second = shared.retain()
        shared.dispose()
        shared.dispose()
        first.dispose()
        first.dispose()
        #expect(count.value == 0)
        #expect(!shared.isDisposed)
        second.dispose()
        #expect(count.value == 1)
        #expect(shared.isDisposed)
    }

    @Test func `those that were retained do not dispose it without itself`() {
        let count = Tally()
        let shared = RefCountDisposable(disposable: Disposables.create { count.add() })
        shared.retain().dispose()
        #expect(count.value == 0)
        shared.dispose()
        #expect(count.value == 1)
        shared.retain().dispose()
        #expect(count.value == 1)
    }

    @Test func `threads that dispose at once dispose it once`() {
        for _ in 0..<300 {
            let count = Tally()
            let shared = RefCountDisposable(disposable: Disposables.create { count.add() })
            let retained = shared.retain()
            together(4) { index in
                if index < 2 { shared.dispose() } else { retained.dispose() }
            }
            #expect(count.value == 1)
        }
    }
}
