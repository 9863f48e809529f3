import Testing

@testable import Streams

@Suite struct ValuesTests {
    @Test func `a loop gets all elements, and leaves at the end`() async throws {
        var numbers: [Int] = []
        for try await number in Observable.of(1, 2, 3).values { numbers.append(number) }
        #expect(numbers == [1, 2, 3])
    }

    @Test func `elements that come while the loop is busy wait for it`() async throws {
        let subject = PublishSubject<Int>()
        var numbers: [Int] = []
        var iterator = subject.values.makeAsyncIterator()
        for number in 1...3 { subject.onNext(number) }
        subject.onCompleted()
        while let number = try await iterator.next() { numbers.append(number) }
        #expect(numbers == [1, 2, 3])
    }

    @Test func `an error is thrown after all elements, and then it is over`() async {
        let subject = PublishSubject<Int>()
        var iterator = subject.values.makeAsyncIterator()
        subject.onNext(1)
        subject.onNext(2)
        subject.onError(Failure("x"))
        #expect(throws: Never.self) { #expect(!subject.hasObservers) }
        await #expect(throws: Failure("x")) {
            #expect(try await iterator.next() == 1)
            #expect(try await iterator.next() == 2)
            _ = try await iterator.next()
        }
        let last = try? await iterator.next()
        #expect(last == .some(nil))
    }

    @Test func `a policy leaves out what the loop is too slow for`() async throws {
        let subject = PublishSubject<Int>()
        var newest = subject.values(bufferingPolicy: .bufferingNewest(1)).makeAsyncIterator()
        var oldest = subject.values(bufferingPolicy: .bufferingOldest(1)).makeAsyncIterator()
        for number in 1...3 { subject.onNext(number) }
        #expect(try await newest.next() == 3)
        #expect(try await oldest.next() == 1)
    }

    @Test func `leaving the loop disposes`() async throws {
        let subject = BehaviorSubject(value: 1)
        for try await number in subject.values {
            #expect(number == 1)
            #expect(subject.hasObservers)
            break
        }
        #expect(!subject.hasObservers)
    }

    @Test func `cancelling the task ends the loop and disposes`() async {
        let subject = PublishSubject<Int>()
        let looping = AsyncSignal()
        let numbers = Log<Int>()
        let task = Task {
            for try await number in subject.do(onSubscribed: { looping.give() }).values { numbers(number) }
            return Task.isCancelled
        }
        await looping.take()
        task.cancel()
        #expect(await task.result.map { $0 } == .success(true))
        #expect(!subject.hasObservers)
        #expect(numbers.entries.isEmpty)
    }

    @Test func `a loop in a task that was cancelled before gets nothing and leaves no subscription`() async throws {
        let subject = BehaviorSubject(value: 1)
        let task = Task {
            for await _ in AsyncStream<Never>.makeStream().stream {}
            var numbers: [Int] = []
            for try await number in subject.values { numbers.append(number) }
            return numbers
        }
        task.cancel()
        #expect(try await task.value == [])
        #expect(!subject.hasObservers)
    }

    @Test func `each loop subscribes for itself, when it begins`() async throws {
        let subscribed = Tally()
        let values = Observable.of(1, 2).do(onSubscribe: { subscribed.add() }).values
        #expect(subscribed.value == 0)
        for try await _ in values {}
        for try await _ in values {}
        #expect(subscribed.value == 2)
    }

    @MainActor @Test func `a loop on the main actor gets the latest element of a driver without a wait`() async {
        let relay = BehaviorRelay(value: 1)
        var numbers: [Int] = []
        for await number in relay.asDriver().values {
            MainActor.assertIsolated()
            #expect(MainQueue.isCurrent)
            numbers.append(number)
            if number == 3 { break }
            relay.accept(number + 1)
        }
        #expect(numbers == [1, 2, 3])
        #expect(!relay.hasObservers)
    }

    @Test func `a loop elsewhere gets the elements of a driver too`() async {
        let relay = BehaviorRelay(value: 1)
        var numbers: [Int] = []
        for await number in relay.asDriver().values {
            numbers.append(number)
            if number == 3 { break }
            relay.accept(number + 1)
        }
        #expect(numbers == [1, 2, 3])
    }

    @MainActor @Test func `an infallible and a signal throw nothing`() async {
        var numbers: [Int] = []
        for await number in Infallible.of(1, 2).values { numbers.append(number) }
        for await number in Infallible.of(3, 4).values(bufferingPolicy: .bufferingNewest(1)) { numbers.append(number) }
        for await number in Streams.Signal.of(5).values { numbers.append(number) }
        for await number in Driver.of(6, 7).values(bufferingPolicy: .bufferingOldest(1)) { numbers.append(number) }
        #expect(numbers == [1, 2, 4, 5, 6])
    }
}

extension Result where Success: Equatable {
    fileprivate static func == (left: Result, right: Result) -> Bool {
        (try? left.get()) == (try? right.get())
    }
}
