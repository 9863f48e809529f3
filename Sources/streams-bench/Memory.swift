import AllocationCount
import Dispatch
import Streams
import VirtualTime

/// How much memory a long stream takes, sampled while it runs: where nothing accumulates, the last sample is as the first.
struct Memory {
    let name: String
    /// Bytes that are allocated and not freed, from the first eighth of the elements to the last; nil where it cannot be
    /// counted.
    let growth: Int64?

    /// What may be between two samples: caches and buffers of a burst.
    static let limit: Int64 = 1 << 20

    var isFault: Bool { (growth ?? 0) > Self.limit }

    static func all(_ count: Int) -> [Memory] {
        let queue = DispatchQueue(label: "memory")
        let time = TestScheduler(stepLimit: .max)
        return [
            measured("flatMap", count) { $0.flatMap { number in short(number) } },
            measured("concatMap", count) { $0.concatMap { number in short(number) } },
            measured("flatMapLatest", count) { $0.flatMapLatest { number in short(number) } },
            measured("retry", count) { source in
                source.flatMap { number in
                    failing().retry(.immediate(maxCount: 2)).catchAndReturn(number)
                }
            },
            measured("retry with back-off", count, settle: { time.advanceBy(10) }) { source in
                source.flatMap { number in
                    failing().retry(
                        .exponentialDelayed(maxCount: 3, initial: .seconds(1), multiplier: 2), scheduler: time
                    )
                    .catchAndReturn(number)
                }
            },
            measured("observe(on:)", count, settle: { queue.sync {} }) { source in
                source.observe(on: SerialDispatchQueueScheduler(queue: queue))
            },
            measured("scan and distinctUntilChanged", count) { source in
                source.scan(0) { $0 &+ $1 }.distinctUntilChanged()
            },
        ]
    }

    /// - Parameter settle: Lets what is under way come to its end; called after every thousand elements.
    private static func measured(
        _ name: String, _ count: Int, settle: () -> Void = {}, _ stage: (Observable<Int>) -> Observable<Int>
    ) -> Memory {
        let subject = PublishSubject<Int>()
        let sum = Sum()
        let subscription = stage(subject.asObservable()).subscribe(onNext: { sum.value &+= $0 })
        var first: Int64?
        var last: Int64?
        for number in 1...count {
            subject.onNext(number)
            if number % 1_000 > 0 { continue }
            settle()
            last = bytes()
            if first == nil, number >= count / 8 { first = last }
        }
        subscription.dispose()
        guard let first, let last else { return Memory(name: name, growth: nil) }
        return Memory(name: name, growth: last - first)
    }

    private static func bytes() -> Int64? {
        let bytes = allocated_bytes()
        return bytes < 0 ? nil : bytes
    }

    /// An inner stream that is not known beforehand.
    private static func short(_ number: Int) -> Observable<Int> {
        Observable { observer, lifetime in
            observer.next(number)
            if !lifetime.isEnded { observer.end(.completed) }
        }
    }

    private static func failing() -> Observable<Int> { Observable { observer, _ in observer.end(.error(Failed())) } }

    private struct Failed: Error {}
}

/// What a subscription that waits for nothing takes.
enum IdleSubscription {
    /// Bytes for each of so many subscriptions to one subject; nil where it cannot be counted.
    static func bytes(of count: Int = 100_000) -> Double? {
        let subject = PublishSubject<Int>()
        let before = allocated_bytes()
        let subscriptions = (0..<count).map { _ in subject.subscribe(onNext: { _ in }) }
        let after = allocated_bytes()
        return withExtendedLifetime(subscriptions) { before < 0 ? nil : Double(after - before) / Double(count) }
    }
}
