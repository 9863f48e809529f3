import StreamsTesting
import Testing

@testable import Streams

@Suite struct DistinctUntilChangedTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test func `repetitions are left out, returns are not`() {
        let source = time.createHotObservable([
            .next(210, "a"), .next(220, "a"), .next(230, "b"), .next(240, "a"), .next(250, "a"), .completed(300),
        ])
        let result = time.start { source.distinctUntilChanged() }
        #expect(result.events == [.next(210, "a"), .next(230, "b"), .next(240, "a"), .completed(300)])
        #expect(source.subscriptions == [Subscription(200, 300)])
    }

    @Test func `the first element always passes, nil too`() {
        let result = time.start { Observable<Int?>.of(nil, nil, 1, nil).distinctUntilChanged() }
        #expect(result.events == [.next(200, nil), .next(200, 1), .next(200, nil), .completed(200)])
    }

    @Test func `the comparer gets the last element sent, not the last one received`() {
        let compared = Log<[Int]>()
        let result = time.start {
            Observable.of(0, 3, 6, 9).distinctUntilChanged { previous, current in
                compared([previous, current])
                return abs(previous - current) < 5
            }
        }
        #expect(result.events == [.next(200, 0), .next(200, 6), .completed(200)])
        #expect(compared.entries == [[0, 3], [0, 6], [6, 9]])
    }

    @Test func `a key decides`() {
        let result = time.start { Observable.of(11, 21, 32, 41).distinctUntilChanged { $0 % 10 } }
        #expect(result.events == [.next(200, 11), .next(200, 32), .next(200, 41), .completed(200)])
    }

    @Test func `a key and a comparer decide`() {
        let result = time.start {
            Observable.of("a", "A", "b", "B").distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 })
        }
        #expect(result.events == [.next(200, "a"), .next(200, "b"), .completed(200)])
    }

    @Test func `a property decides`() {
        let result = time.start {
            Observable.of((1, "a"), (1, "b"), (2, "c")).distinctUntilChanged(at: \.0).map { $0.1 }
        }
        #expect(result.events == [.next(200, "a"), .next(200, "c"), .completed(200)])
    }

    @Test func `an optional property decides, and one behind an optional`() {
        let people = [Person("a", nil), Person("b", nil), Person("c", "x"), Person("d", "y"), Person("e", "yy")]
        let pets = time.start { Observable.from(people).distinctUntilChanged(at: \.pet).map(\.name) }
        #expect(pets.events.compactMap(\.value.element) == ["a", "c", "d", "e"])
        let log = Log<String>()
        _ = Observable.from(people).distinctUntilChanged(at: \.pet?.count).subscribe(onNext: { log($0.name) })
        #expect(log.entries == ["a", "c", "e"])
    }

    @Test func `an error of the comparer ends it`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let result = time.start { source.distinctUntilChanged { _, _ in throw Failure("comparer") } }
        #expect(result.events == [.next(210, 1), .error(220, Failure("comparer"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `an error of the key ends it`() {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let result = time.start {
            source.distinctUntilChanged { element -> Int in
                if element == 2 { throw Failure("key") }
                return element
            }
        }
        #expect(result.events == [.next(210, 1), .error(220, Failure("key"))])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func `an error of the source passes`() {
        #expect(
            time.start { Observable<Int>.error(Failure("source")).distinctUntilChanged() }.events
                == [.error(200, Failure("source"))])
    }

    @Test func `each subscription begins without a last element`() {
        let source = Observable.of(1, 1).distinctUntilChanged()
        let log = Log<Int>()
        for _ in 0..<2 { _ = source.subscribe(onNext: { log($0) }) }
        #expect(log.entries == [1, 1])
    }

    @Test func `feedback of the same element ends`() {
        let subject = PublishSubject<Int>()
        let log = Log<Int>()
        let disposable = subject.distinctUntilChanged().subscribe(onNext: { element in
            log(element)
            subject.onNext(min(element + 1, 3))
        })
        subject.onNext(1)
        #expect(log.entries == [1, 2, 3])
        disposable.dispose()
    }
}

private struct Person: Sendable {
    let name: String
    let pet: String?

    init(_ name: String, _ pet: String?) {
        self.name = name
        self.pet = pet
    }
}
