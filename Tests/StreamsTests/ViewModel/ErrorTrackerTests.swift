import Testing

@testable import Streams

@Suite struct ErrorTrackerTests {
    @MainActor @Test func `it is told of the errors of all it tracks, before they are sent on`() {
        let tracker = ErrorTracker()
        var log: [String] = []
        let disposable = tracker.asSignal().emit(onNext: { log.append("tracker \($0)") })
        let subject = PublishSubject<Int>()
        let seen = Log<Int>()
        _ = subject.trackError(tracker).subscribe(onError: { _ in seen(1) })
        subject.onError(Failure("a"))
        _ = Single<Int>.error(Failure("b")).trackError(tracker).catchAndReturn(2).subscribe(onSuccess: { seen($0) })
        tracker.onError(Failure("c"))
        #expect(log == ["a", "b", "c"].map { "tracker Failure(name: \"\($0)\")" })
        #expect(seen.entries == [1, 2])
        disposable.dispose()
    }

    @MainActor @Test func `a late observer is told nothing of the past, and a completion is no error`() {
        let tracker = ErrorTracker()
        _ = Observable.of(1).trackError(tracker).subscribe()
        tracker.onError(Failure("a"))
        var count = 0
        let disposable = tracker.asSharedSequence().emit(onNext: { _ in count += 1 })
        #expect(count == 0)
        disposable.dispose()
    }
}
