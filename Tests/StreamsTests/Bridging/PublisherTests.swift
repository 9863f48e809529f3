import Testing

@testable import Streams

#if canImport(Combine)
    import Combine

    @Suite struct PublisherTests {
        @Test func `a stream is a publisher`() {
            let log = Log<Int>()
            let cancellable = Observable.of(1, 2, 3).publisher.sink(receiveCompletion: { _ in log(0) }) { log($0) }
            #expect(log.entries == [1, 2, 3, 0])
            cancellable.cancel()
        }

        @Test func `a publisher asks for no more than it is asked for`() {
            let subject = PublishSubject<Int>()
            let log = Log<Int>()
            let cancellable = subject.publisher.prefix(2).sink(receiveCompletion: { _ in log(0) }) { log($0) }
            for number in 1...3 { subject.onNext(number) }
            #expect(log.entries == [1, 2, 0])
            #expect(!subject.hasObservers)
            cancellable.cancel()
        }

        @Test func `a publisher is a stream`() {
            let subject = PassthroughSubject<Int, Failure>()
            let witness = Witness<Int>()
            let subscription = subject.asObservable().subscribe(witness)
            subject.send(1)
            subject.send(completion: .failure(Failure("x")))
            #expect(witness.events == [.next(1), .error(Failure("x"))])
            subscription.dispose()
        }
    }
#endif
