import StreamsTesting
import Testing

@testable import Streams

@Suite struct ToArrayTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `all elements come as one array at the completion`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        #expect(time.start { source.toArray() }.events == [.next(230, [1, 2]), .completed(230)])
    }

    @Test func `without elements the array is empty`() {
        let source = time.createHotObservable([.completed(230, Int.self)])
        #expect(time.start { source.toArray() }.events == [.next(230, []), .completed(230)])
    }

    @Test func `an error ends it without an array, and nothing is kept`() {
        let alive = Tally()
        let subject = PublishSubject<Probe>()
        let log = Log<String>()
        let disposable = subject.toArray().subscribe(
            onSuccess: { _ in log("success") }, onFailure: { _ in log("failure") })
        subject.onNext(Probe(alive))
        #expect(alive.value == 1)
        subject.onError(Failure("x"))
        #expect(log.entries == ["failure"])
        #expect(alive.value == 0)
        disposable.dispose()
    }

    @Test func `whoever disposes at the array sees no completion`() {
        let lifetime = Lifetime()
        let log = Log<String>()
        let subject = PublishSubject<Int>()
        lifetime.add(
            subject.toArray().asObservable().subscribe(
                onNext: {
                    log("\($0)")
                    lifetime.end()
                }, onCompleted: { log("completed") }))
        subject.onNext(1)
        subject.onCompleted()
        #expect(log.entries == ["[1]"])
    }
}
