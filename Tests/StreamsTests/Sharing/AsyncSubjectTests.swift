import Testing
import Threads

@testable import Streams

@Suite struct AsyncSubjectTests {
    private func observe(_ subject: AsyncSubject<Int>, _ log: Log<String>) -> any Disposable {
        subject.subscribe(
            onNext: { log("next \($0)") }, onError: { log("error \(($0 as? Failure)?.name ?? "")") },
            onCompleted: { log("completed") })
    }

    @Test func `the last element is sent at the completion, to early and late observers`() {
        let subject = AsyncSubject<Int>()
        let early = Log<String>()
        let late = Log<String>()
        _ = observe(subject, early)
        #expect(subject.hasObservers)
        subject.onNext(1)
        subject.onNext(2)
        #expect(early.entries == [])
        subject.onCompleted()
        subject.onNext(3)
        subject.onCompleted()
        #expect(early.entries == ["next 2", "completed"])
        _ = observe(subject, late)
        #expect(late.entries == ["next 2", "completed"])
        #expect(!subject.hasObservers)
    }

    @Test func `an error is sent alone`() {
        let subject = AsyncSubject<Int>()
        let log = Log<String>()
        _ = observe(subject, log)
        subject.onNext(1)
        subject.onError(Failure("x"))
        _ = observe(subject, log)
        #expect(log.entries == ["error x", "error x"])
    }

    @Test func `without an element the completion is sent alone`() {
        let subject = AsyncSubject<Int>()
        let log = Log<String>()
        _ = observe(subject, log)
        subject.asObserver().onCompleted()
        #expect(log.entries == ["completed"])
    }

    @Test func `of completions from many threads one counts`() {
        for _ in 0..<200 {
            let subject = AsyncSubject<Int>()
            let log = Log<String>()
            _ = observe(subject, log)
            subject.onNext(1)
            together(4) { _ in subject.onCompleted() }
            #expect(log.entries == ["next 1", "completed"])
        }
    }

    @Test func `an element that is replaced is freed, no element stays after an error`() {
        let alive = Tally()
        let subject = AsyncSubject<Probe>()
        subject.onNext(Probe(alive))
        subject.onNext(Probe(alive))
        #expect(alive.value == 1)
        subject.onError(Failure("x"))
        #expect(alive.value == 0)
    }

    @Test func `an element whose end sends into the subject does not hang`() {
        withinSeconds {
            let subject = AsyncSubject<AtDeinit>()
            subject.onNext(AtDeinit { subject.onCompleted() })
            subject.onNext(AtDeinit {})
            let log = Log<String>()
            _ = subject.subscribe(onNext: { _ in log("next") }, onCompleted: { log("completed") })
            #expect(log.entries == ["next", "completed"])
        }
    }
}
