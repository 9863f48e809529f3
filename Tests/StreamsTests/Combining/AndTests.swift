import StreamsTesting
import Testing

@testable import Streams

@Suite struct AndTests {
    @Test func `all latest elements must be true for and, any for or`() {
        let subjects = (0..<2).map { _ in PublishSubject<Bool>() }
        let all = subjects.and().record()
        let any = subjects.or().record()
        subjects[0].onNext(true)
        #expect(all.events.isEmpty && any.events.isEmpty)
        subjects[1].onNext(true)
        subjects[0].onNext(false)
        subjects[1].onNext(false)
        subjects[0].onNext(false)
        #expect(all.elements() == [true, false])
        #expect(any.elements() == [true, false])
    }

    @Test func `without streams and is true and or is false`() {
        #expect([Observable<Bool>]().and().record().events == [.next(true), .completed])
        #expect([Observable<Bool>]().or().record().events == [.next(false), .completed])
    }

    @Test func `of one stream it says whether every element is true`() {
        #expect(Observable.of(true, true).and().asObservable().record().events == [.next(true), .completed])
        #expect(Observable.of(true, false, true).and().asObservable().record().events == [.next(false), .completed])
        #expect(Observable<Bool>.empty().and().asObservable().record().events == [.completed])
    }
}
