import Streams

/// How much stack a stage of a chain takes, in bytes, at each of the three places where a chain is walked.
struct StackOfAStage {
    /// What a stage may take (law 5). Debug builds take more.
    static let limit = 150
    private static let stages = 1000

    let subscription: Int
    let delivery: Int
    let release: Int

    var isTooDeep: Bool { max(subscription, delivery, release) > Self.limit }

    /// Walks chains of map and filter, one and two thousand stages long: the difference is that of the stages alone.
    static func measured() -> StackOfAStage {
        let short = depths(stages), long = depths(2 * stages)
        return StackOfAStage(
            subscription: (long.subscription - short.subscription) / stages,
            delivery: (long.delivery - short.delivery) / stages,
            release: (long.release - short.release) / stages)
    }

    private final class Depths: @unchecked Sendable {
        var subscription = 0
        var delivery = 0
        var release = 0
    }

    private final class AtRelease: Sendable {
        let action: @Sendable () -> Void
        init(_ action: @escaping @Sendable () -> Void) { self.action = action }
        deinit { action() }
    }

    private static func depths(_ count: Int) -> Depths {
        let depths = Depths()
        let bottom = address()
        let subject = PublishSubject<Int>()
        var chain: Observable<Int>? = chain(of: count, over: subject, depths, bottom)
        let subscription = chain?.subscribe(onNext: { _ in depths.delivery = bottom - address() })
        chain = nil
        subject.onNext(1)
        subscription?.dispose()
        return depths
    }

    @inline(never) private static func chain(
        of count: Int, over subject: PublishSubject<Int>, _ depths: Depths, _ bottom: Int
    ) -> Observable<Int> {
        let release = AtRelease { depths.release = bottom - address() }
        var chain = Observable<Int> { observer, lifetime in
            depths.subscription = bottom - address()
            withExtendedLifetime(release) { subject.attach(observer, lifetime) }
        }
        for number in 0..<count {
            chain = number.isMultiple(of: 2) ? chain.map(opaque { $0 &+ 1 }) : chain.filter(opaque { $0 >= 0 })
        }
        return chain
    }

    @inline(never)
    private static func opaque<Result>(_ work: @escaping @Sendable (Int) -> Result) -> @Sendable (Int) -> Result {
        work
    }

    @inline(never) private static func address() -> Int {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) }
    }
}
