import Testing

@testable import Streams

@Suite struct ValueTests {
    @Test func `the element of a single, at once or later`() async throws {
        #expect(try await Single.just(1).value == 1)
        let answer = Log<Single<Int>.SingleObserver>()
        let asked = AsyncSignal()
        let single = Single<Int>.create { observer in
            answer(observer)
            asked.give()
            return Disposables.create()
        }
        async let value = single.value
        await asked.take()
        answer.entries[0](.success(2))
        answer.entries[0](.success(3))
        #expect(try await value == 2)
    }

    @Test func `the element of a maybe, or nil`() async throws {
        #expect(try await Maybe.just(1).value == 1)
        #expect(try await Maybe<Int>.empty().value == nil)
    }

    @Test func `the completion of a completable`() async throws {
        try await Completable.empty().value
    }

    @Test func `an error is thrown`() async {
        await #expect(throws: Failure("single")) { try await Single<Int>.error(Failure("single")).value }
        await #expect(throws: Failure("maybe")) { try await Maybe<Int>.error(Failure("maybe")).value }
        await #expect(throws: Failure("completable")) { try await Completable.error(Failure("completable")).value }
    }

    @Test func `a single that is complete without an element throws, and does not hang`() async {
        await #expect(throws: RxError.noElements) { try await Single<Int>(trusting: .empty()).value }
    }

    @Test func `cancellation throws and disposes once`() async {
        await cancels { try await Single<Int>(trusting: $0).value }
        await cancels { try await Maybe<Int>(trusting: $0).value }
        await cancels { try await Completable(trusting: $0.ignoreElements().asObservable()).value }
    }

    private func cancels<Value: Sendable>(_ wait: @escaping @Sendable (Observable<Int>) async throws -> Value) async {
        let subscribed = AsyncSignal()
        let disposed = Tally()
        let source = Observable<Int>.never().do(onSubscribed: { subscribed.give() }, onDispose: { disposed.add() })
        let task = Task { try await wait(source) }
        await subscribed.take()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(disposed.value == 1)
    }

    @Test func `a task that was cancelled before does not subscribe, and does not hang`() async {
        let subscribed = Tally()
        let single = Single<Int>(trusting: Observable.never().do(onSubscribe: { subscribed.add() }))
        let task = Task {
            for await _ in AsyncStream<Never>.makeStream().stream {}
            return try await single.value
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(subscribed.value == 0)
    }

    @MainActor @Test func `the subscription is made where the caller runs`() async throws {
        let places = Log<Bool>()
        let single = Single<Int>.deferred {
            places(MainQueue.isCurrent)
            return .just(1)
        }
        #expect(try await single.value == 1)
        #expect(places.entries == [true])
    }
}
