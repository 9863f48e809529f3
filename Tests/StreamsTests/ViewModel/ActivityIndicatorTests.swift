import Testing
import Threads

@testable import Streams

@Suite struct ActivityIndicatorTests {
    private func states(_ indicator: ActivityIndicator) -> (Log<Bool>, any Disposable) {
        let log = Log<Bool>()
        return (log, indicator.isActive.subscribe(onNext: { log($0) }))
    }

    @Test func `it is true while a subscription lives`() {
        let indicator = ActivityIndicator()
        let (log, disposable) = states(indicator)
        let subject = PublishSubject<Int>()
        _ = subject.trackActivity(indicator).subscribe()
        subject.onNext(1)
        #expect(log.entries == [false, true])
        subject.onCompleted()
        #expect(log.entries == [false, true, false])
        disposable.dispose()
    }

    @Test func `of several it is true until the last one ends, and says nothing twice`() {
        let indicator = ActivityIndicator()
        let (log, disposable) = states(indicator)
        let first = PublishSubject<Int>()
        let second = PublishSubject<Int>()
        _ = first.trackActivity(indicator).subscribe(onError: { _ in })
        let subscription = second.trackActivity(indicator).subscribe()
        first.onError(Failure("x"))
        #expect(log.entries == [false, true])
        subscription.dispose()
        subscription.dispose()
        #expect(log.entries == [false, true, false])
        disposable.dispose()
    }

    @Test func `synchronous work is seen too`() {
        let indicator = ActivityIndicator()
        let (log, disposable) = states(indicator)
        _ = Observable.of(1, 2).trackActivity(indicator).subscribe()
        #expect(log.entries == [false, true, false])
        disposable.dispose()
    }

    @Test func `an end and a disposal at once count once`() {
        let indicator = ActivityIndicator()
        for _ in 0..<300 {
            let subject = PublishSubject<Int>()
            let subscription = subject.trackActivity(indicator).subscribe()
            together(2) { index in
                if index == 0 { subject.onCompleted() } else { subscription.dispose() }
            }
            #expect(!indicator.isActive.value)
        }
        let last = Observable<Int>.never().trackActivity(indicator).subscribe()
        #expect(indicator.isActive.value)
        last.dispose()
        #expect(!indicator.isActive.value)
    }

    @Test func `many threads leave it as it was`() {
        let indicator = ActivityIndicator()
        let (log, disposable) = states(indicator)
        together(4) { _ in
            for _ in 0..<500 { _ = Observable.just(1).trackActivity(indicator).subscribe() }
        }
        #expect(!indicator.isActive.value)
        #expect(zip(log.entries, log.entries.dropFirst()).allSatisfy { $0 != $1 })
        disposable.dispose()
    }

    @Test func `a trait stays one`() {
        let indicator = ActivityIndicator()
        let (log, disposable) = states(indicator)
        let single: Single<Int> = Single.just(1).trackActivity(indicator)
        let answers = Log<Int>()
        _ = single.subscribe(onSuccess: { answers($0) })
        #expect(answers.entries == [1])
        #expect(log.entries == [false, true, false])
        disposable.dispose()
    }

    @MainActor @Test func `it is a driver`() {
        let indicator = ActivityIndicator()
        var states: [Bool] = []
        let disposable = indicator.asDriver().drive(onNext: { states.append($0) })
        let subject = PublishSubject<Int>()
        _ = subject.trackActivity(indicator).subscribe()
        subject.onCompleted()
        #expect(states == [false, true, false])
        let other = indicator.asSharedSequence().map { !$0 }.drive(onNext: { states.append($0) })
        #expect(states == [false, true, false, true])
        disposable.dispose()
        other.dispose()
    }
}
