import Streams
import StreamsTesting
import Testing

func firstEven(of numbers: Observable<Int>) async throws -> Int? {
    for try await number in numbers.values where number.isMultiple(of: 2) { return number }
    return nil
}

@MainActor func follow(_ progress: Driver<Double>, _ show: (Double) -> Void) async {
    for await fraction in progress.values(bufferingPolicy: .bufferingNewest(1)) { show(fraction) }
}

func greeting(_ name: Single<String>, _ title: Maybe<String>) async throws -> String {
    let title = try await title.value ?? ""
    return try await "Hello, \(title)\(name.value)"
}

func results(_ query: Observable<String>, _ search: @escaping @Sendable (String) async throws -> [String])
    -> Observable<[String]>
{
    query.flatMapLatest { text in Single.create { try await search(text) }.asObservable() }
}

let countdown = Observable<Int>(async: { observer in
    for number in [3, 2, 1] {
        observer.onNext(number)
        try Task.checkCancellation()
    }
})

actor Ledger {
    private(set) var entries: [Int] = []
    let added = AsyncStream<Int>.makeStream()

    func add(_ entry: Int) {
        entries.append(entry)
        added.continuation.yield(entry)
    }
}

func record(_ entries: Observable<Int>, in ledger: Ledger) -> any Disposable {
    entries.observe(on: ActorScheduler(ledger))
        .subscribe(onNext: { entry in ledger.assumeIsolated { $0.add(entry) } })
}

/// The code of the guide to async code.
@Suite struct `The guide to async code` {
    @Test func `loops and answers`() async throws {
        #expect(try await firstEven(of: .of(1, 3, 4, 5)) == 4)
        #expect(try await greeting(.just("Ann"), .just("Dr. ")) == "Hello, Dr. Ann")
        var shown: [Double] = []
        await follow(.of(0.1, 0.5, 1)) { shown.append($0) }
        #expect(shown == [1])
    }

    @Test func `streams of async functions`() async throws {
        var found: [[String]] = []
        for try await result in results(.just("a"), { [$0, $0 + $0] }).values { found.append(result) }
        #expect(found == [["a", "aa"]])
        var numbers: [Int] = []
        for try await number in countdown.values { numbers.append(number) }
        #expect(numbers == [3, 2, 1])
    }

    @Test func `an actor takes what arrives`() async throws {
        let ledger = Ledger()
        let subscription = record(.of(1, 2, 3), in: ledger)
        for await _ in ledger.added.stream.prefix(3) {}
        #expect(await ledger.entries == [1, 2, 3])
        subscription.dispose()
    }
}
