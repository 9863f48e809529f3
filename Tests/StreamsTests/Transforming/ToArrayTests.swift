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

    @Test func `a sorted array is ascending, descending, or as a closure says`() {
        let source = time.createHotObservable([.next(210, 3), .next(220, 1), .next(230, 2), .completed(240)])
        #expect(time.start { source.toSortedArray() }.events == [.next(240, [1, 2, 3]), .completed(240)])
        let numbers = Observable.of(3, 1, 2)
        #expect(numbers.toSortedArray(ascending: false).asObservable().record().elements() == [[3, 2, 1]])
        let nearTwo = numbers.toSortedArray { abs($0 - 2) < abs($1 - 2) }
        #expect(nearTwo.asObservable().record().elements() == [[2, 3, 1]])
    }

    @Test func `an error of the order ends it without an array`() {
        let sorted = Observable.of(1, 2).toSortedArray { _, _ in throw Failure("order") }
        #expect(sorted.asObservable().record().events == [.error(Failure("order"))])
    }
}
