import Streams

extension Scenario {
    /// Drivers, on the main queue, which the benchmark runs on.
    static let drivers = [
        Scenario(
            "Driver, 12 stages of map and filter, 2 observers", count: 200_000,
            library: { count in
                MainActor.assumeIsolated {
                    let sum = Sum()
                    let relay = BehaviorRelay(value: 0)
                    let chain = chain(relay.asDriver())
                    let subscriptions = (0..<2).map { _ in chain.drive(onNext: { sum.value &+= $0 }) }
                    for number in 0..<count { relay.accept(number) }
                    subscriptions.forEach { $0.dispose() }
                    return sum.value
                }
            },
            byHand: { count in
                let sum = Sum()
                let list = ClosureList()
                list.add(stages { for _ in 0..<2 { sum.value &+= $0 } })
                list.send(0)
                for number in 0..<count { list.send(number) }
                return sum.value
            }),
        Scenario(
            "the driver chain built, driven, one element, disposed", per: "cycle", count: 10_000,
            library: { count in
                MainActor.assumeIsolated {
                    let sum = Sum()
                    for number in 0..<count {
                        let relay = BehaviorRelay(value: 0)
                        let subscription = chain(relay.asDriver()).drive(onNext: { sum.value &+= $0 })
                        relay.accept(number)
                        subscription.dispose()
                    }
                    return sum.value
                }
            },
            byHand: { count in
                let sum = Sum()
                for number in 0..<count {
                    let list = ClosureList()
                    list.add(stages { sum.value &+= $0 })
                    list.send(0)
                    list.send(number)
                    list.removeAll()
                }
                return sum.value
            }),
    ]

    @MainActor private static func chain(_ source: Driver<Int>) -> Driver<Int> {
        source.map { $0 &+ 1 }.filter { $0 != 7 }
            .map { $0 &+ 2 }.filter { $0 != 8 }
            .map { $0 &+ 3 }.filter { $0 != 9 }
            .map { $0 &+ 4 }.filter { $0 != 10 }
            .map { $0 &+ 5 }.filter { $0 != 11 }
            .map { $0 &+ 6 }.filter { $0 != 12 }
    }

    /// The twelve stages as a driver has them: each sends to whoever listens to it.
    private static func stages(_ last: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void {
        var next = last
        for index in (1...6).reversed() {
            next = stage(next) { $0 != 6 + index ? $0 : nil }
            next = stage(next) { $0 &+ index }
        }
        return next
    }

    @inline(never) private static func stage(
        _ next: @escaping @Sendable (Int) -> Void, _ work: @escaping @Sendable (Int) -> Int?
    ) -> @Sendable (Int) -> Void {
        let observers = [next]
        return { number in if let result = work(number) { for observer in observers { observer(result) } } }
    }
}
