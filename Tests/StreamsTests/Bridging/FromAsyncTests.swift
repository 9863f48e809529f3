import Testing

@testable import Streams

@Suite struct FromAsyncTests {
    @Test func `a body sends many elements, and is complete when it returns`() async throws {
        let source = Observable<Int>(async: { observer in
            observer.onNext(1)
            await Task {}.value
            observer.onNext(2)
        })
        #expect(try await events(source) == [.next(1), .next(2), .completed])
    }

    @Test func `a thrown error ends it`() async throws {
        let source = Observable<Int>(async: { observer in
            observer.onNext(1)
            throw Failure("x")
        })
        #expect(try await events(source) == [.next(1), .error(Failure("x"))])
    }

    @Test func `nothing is called before the subscription, and once for each`() async throws {
        let called = Tally()
        let source = Observable<Int>(async: { observer in
            called.add()
            observer.onNext(called.value)
        })
        #expect(called.value == 0)
        #expect(try await events(source) == [.next(1), .completed])
        #expect(try await events(source) == [.next(2), .completed])
    }

    @MainActor @Test func `the body is not on the main actor of the subscriber unless it asks`() async throws {
        let places = Log<Bool>()
        try await Completable.create { places(MainQueue.isCurrent) }.value
        try await Completable.create { @MainActor in places(MainQueue.isCurrent) }.value
        for try await _ in Observable<Int>(async: { _ in places(MainQueue.isCurrent) }).values {}
        #expect(places.entries == [false, true, false])
    }

    @Test func `disposal cancels the task, and nothing follows`() async throws {
        let begun = AsyncSignal()
        let cancelled = AsyncSignal()
        let witness = Witness<Int>()
        let subscription = Observable<Int>(async: { observer in
            observer.onNext(1)
            begun.give()
            for await _ in AsyncStream<Int>(Int.self, { _ in }) {}
            observer.onNext(2)
            if Task.isCancelled { cancelled.give() }
            throw CancellationError()
        }).subscribe(witness)
        await begun.take()
        subscription.dispose()
        await cancelled.take()
        #expect(witness.events == [.next(1)])
    }

    @Test func `a cancellation of the body's own is an error like any other`() async throws {
        let events = try await events(Observable<Int>(async: { _ in throw CancellationError() }))
        #expect(events.count == 1 && events[0].error is CancellationError)
    }

    @Test func `a body may send from several tasks`() async throws {
        let source = Observable<Int>(async: { observer in
            await withTaskGroup(of: Void.self) { group in
                for number in 1...100 { group.addTask { observer.onNext(number) } }
            }
        })
        let witness = Witness<Int>()
        let events = try await events(source.do(onNext: { witness.onNext($0) }))
        #expect(events.compactMap(\.element).sorted() == Array(1...100))
        #expect(witness.isOrderly)
    }

    @Test func `a sequence is sent to its end, or to its error`() async throws {
        let sequence = AsyncStream<Int> { continuation in
            for number in 1...3 { continuation.yield(number) }
            continuation.finish()
        }
        #expect(try await events(sequence.asObservable()) == [.next(1), .next(2), .next(3), .completed])
        let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Failure("x")) }
        #expect(try await events(failing.asObservable()) == [.error(Failure("x"))])
    }

    @Test func `disposal stops an endless sequence that does not look for cancellation`() async throws {
        struct Endless: AsyncSequence, AsyncIteratorProtocol, Sendable {
            var ended: AtDeinit
            func makeAsyncIterator() -> Endless { self }
            mutating func next() async -> Int? { 1 }
        }
        let ended = AsyncSignal()
        let first = try await Endless(ended: AtDeinit { ended.give() }).asObservable().take(1).asSingle().value
        #expect(first == 1)
        await ended.take()
    }

    @Test func `a single, a maybe and a completable of async functions`() async throws {
        #expect(try await Single.create { 1 }.value == 1)
        #expect(try await Maybe.create { Optional(1) }.value == 1)
        #expect(try await Maybe<Int>.create { nil }.value == nil)
        await #expect(throws: Failure("s")) { try await Single<Int>.create { throw Failure("s") }.value }
        await #expect(throws: Failure("m")) { try await Maybe<Int>.create { throw Failure("m") }.value }
        await #expect(throws: Failure("c")) { try await Completable.create { throw Failure("c") }.value }
    }

    @Test func `a priority is that of the task`() async throws {
        let single = Single.create(priority: .background) { Task.currentPriority }
        #expect(try await single.value == .background)
        #expect(try await Single.create { 1 }.value == 1)
    }

    /// All events of `source`.
    private func events<Element: Sendable>(_ source: Observable<Element>) async throws -> [Event<Element>] {
        var events: [Event<Element>] = []
        for try await event in source.materialize().values { events.append(event) }
        return events
    }
}
