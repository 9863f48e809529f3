import Testing

@testable import Streams

@Suite struct ActorSchedulerTests {
    private actor Store {
        var numbers: [Int] = []

        func add(_ number: Int) { numbers.append(number) }
    }

    @Test func `elements arrive on the actor, in order`() async throws {
        let store = Store()
        let result = Observable.range(start: 1, count: 1_000).observe(on: ActorScheduler(store))
            .do(onNext: { number in store.assumeIsolated { $0.numbers.append(number) } })
        for try await _ in result.values {}
        #expect(await store.numbers == Array(1...1_000))
    }

    @Test func `work runs in the order in which it was scheduled`() async {
        let store = Store()
        let scheduler = ActorScheduler(store)
        let done = AsyncSignal()
        for number in 1...100 {
            _ = scheduler.schedule(number) { number in
                store.assumeIsolated { $0.numbers.append(number) }
                if number == 100 { done.give() }
                return Disposables.create()
            }
        }
        await done.take()
        #expect(await store.numbers == Array(1...100))
    }

    @Test func `its timers run on the actor too`() async throws {
        let store = Store()
        let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: ActorScheduler(store)).take(3)
            .do(onNext: { number in store.assumeIsolated { $0.numbers.append(number) } })
        for try await _ in ticks.values {}
        #expect(await store.numbers.count == 3)
    }

    @Test func `the main actor is an actor`() async throws {
        let places = Log<Bool>()
        let source = Observable.of(1, 2).observe(on: ActorScheduler(MainActor.shared)).do(onNext: { _ in
            places(MainQueue.isCurrent)
        })
        for try await _ in source.values {}
        #expect(places.entries == [true, true])
    }
}
