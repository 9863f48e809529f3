import StreamsTesting
import Testing

@testable import Streams

@Suite struct SubjectTypeTests {
    private func relay<Subject: SubjectType>(_ subject: Subject) -> [Event<Int>] where Subject.Element == Int {
        let result = subject.asObservable().record()
        let observer = subject.asObserver()
        observer.onNext(1)
        observer.onNext(2)
        observer.onCompleted()
        observer.onNext(3)
        return result.events
    }

    @Test func `a subject is told by its observer alone`() {
        #expect(relay(PublishSubject()) == [.next(1), .next(2), .completed])
        #expect(relay(BehaviorSubject(value: 0)) == [.next(0), .next(1), .next(2), .completed])
        #expect(relay(ReplaySubject.create(bufferSize: 1)) == [.next(1), .next(2), .completed])
        #expect(relay(AsyncSubject()) == [.next(2), .completed])
    }
}
