import Testing
import Threads

@testable import Streams

@Suite struct ScheduledDisposableTests {
    @Test func `it is disposed on its scheduler, once`() {
        let time = ManualScheduler()
        let count = Tally()
        let disposable = ScheduledDisposable(scheduler: time, disposable: Disposables.create { count.add() })
        disposable.dispose()
        disposable.dispose()
        #expect(count.value == 0)
        #expect(!disposable.isDisposed)
        time.advance(.zero)
        #expect(count.value == 1)
        #expect(disposable.isDisposed)
    }

    @Test func `two threads that dispose dispose it once`() {
        for _ in 0..<300 {
            let count = Tally()
            let disposable = ScheduledDisposable(
                scheduler: ImmediateScheduler.instance, disposable: Disposables.create { count.add() })
            together(2) { _ in disposable.dispose() }
            #expect(count.value == 1)
        }
    }
}
