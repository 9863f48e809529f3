import Testing

@testable import Streams

@Suite struct AnyObserverTests {
    private struct Recorder: ObserverType {
        let log: Log<Event<Int>>

        func on(_ event: Event<Int>) { log(event) }
    }

    @Test func `every way to send arrives as the event it is`() {
        let log = Log<Event<Int>>()
        let recorder = Recorder(log: log)
        for observer in [recorder.asObserver(), AnyObserver { log($0) }, AnyObserver(AnyObserver(recorder))] {
            observer.onNext(1)
            observer.on(.next(2))
            observer.on(.error(Failure("a")))
            observer.on(.completed)
        }
        recorder.onNext(1)
        recorder.onNext(2)
        recorder.onError(Failure("a"))
        recorder.onCompleted()
        #expect(
            log.entries
                == Array(repeating: [.next(1), .next(2), .error(Failure("a")), .completed], count: 4).flatMap { $0 })
    }

    @Test func `a mapped observer hands on what the closure makes, and its error`() {
        let log = Log<Event<Int>>()
        let observer = Recorder(log: log).mapObserver { (text: String) in
            guard let number = Int(text) else { throw Failure(text) }
            return number
        }
        observer.onNext("1")
        observer.onNext("x")
        observer.onCompleted()
        #expect(log.entries == [.next(1), .error(Failure("x")), .completed])
    }
}
