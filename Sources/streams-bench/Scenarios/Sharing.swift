import Streams

extension Scenario {
    /// One source for several observers, and state.
    static let sharing = [
        Scenario(
            "share(replay: 1) to 10", count: 500_000,
            library: { count in
                let sum = Sum()
                let subject = PublishSubject<Int>()
                let shared = subject.share(replay: 1)
                let subscriptions = (0..<10).map { _ in shared.subscribe(onNext: { sum.value &+= $0 }) }
                for number in 0..<count { subject.onNext(number) }
                subscriptions.forEach { $0.dispose() }
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let source = ClosureList()
                let shared = ClosureList()
                let latest = Sum()
                for _ in 0..<10 { shared.add { sum.value &+= $0 } }
                source.add { number in
                    latest.value = number
                    shared.send(number)
                }
                for number in 0..<count { source.send(number) }
                return sum.value
            }),
        Scenario(
            "BehaviorRelay: accept and read", count: 2_000_000,
            library: { count in
                let sum = Sum()
                let relay = BehaviorRelay(value: 0)
                for number in 0..<count {
                    relay.accept(number)
                    sum.value &+= relay.value
                }
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let turn = TurnOf()
                let value = Sum()
                for number in 0..<count {
                    turn.run { value.value = number }
                    turn.run { sum.value &+= value.value }
                }
                return sum.value
            }),
        Scenario(
            "2 threads into one subject", count: 500_000, hasGrowth: false,
            library: { count in
                let sum = Sum()
                let subject = PublishSubject<Int>()
                let subscription = subject.subscribe(onNext: { sum.value &+= $0 })
                inTwoThreads { for number in 0..<count / 2 { subject.onNext(number) } }
                subscription.dispose()
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let list = LockedClosures()
                list.add { sum.value &+= $0 }
                inTwoThreads { for number in 0..<count / 2 { list.send(number) } }
                return sum.value
            }),
    ]
}
