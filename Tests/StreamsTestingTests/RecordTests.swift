import StreamsTesting
import Testing

@Test func `a recorder has what came since it began`() {
    let subject = PublishSubject<Int>()
    subject.onNext(1)
    let recorder = subject.record()
    subject.onNext(2)
    subject.onNext(3)
    subject.onCompleted()
    #expect(recorder.events == [.next(2), .next(3), .completed])
    #expect(recorder.elements() == [2, 3])
}

@Test func `a recorder on a scheduler has the ticks too`() {
    let scheduler = TestScheduler()
    let recorder = scheduler.createHotObservable([.next(5, "a"), .error(8, RxError.overflow)]).record(on: scheduler)
    scheduler.start()
    #expect(recorder.events == [.next(5, "a"), .error(8, RxError.overflow)])
    #expect(recorder.elements() == ["a"])
}

@Test func `disposing a recorder, or letting go of it, ends the subscription`() {
    let subject = PublishSubject<Int>()
    var recorder: Recorder<Event<Int>>? = subject.record()
    #expect(subject.hasObservers)
    recorder?.dispose()
    #expect(!subject.hasObservers)
    subject.onNext(1)
    #expect(recorder?.events == [])
    recorder = subject.record()
    #expect(subject.hasObservers)
    recorder = nil
    #expect(!subject.hasObservers)
}

@Test func `a recorder of a driver has what was sent before it is asked, from any thread`() {
    let subject = PublishSubject<Int>()
    let recorder = subject.asDriver(onErrorJustReturn: 0).record()
    subject.onNext(1)
    subject.onError(RxError.overflow)
    #expect(recorder.events == [.next(1), .next(0), .completed])
}
