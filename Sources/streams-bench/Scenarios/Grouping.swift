import Streams

extension Scenario {
    /// Stages with a state.
    static let states = [
        Scenario(
            "scan", count: 5_000_000,
            library: { count in
                let sum = Sum()
                _ = source(count).scan(0) { $0 &+ $1 }.subscribe(onNext: { sum.value ^= $0 })
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let state = Sum()
                let turn = TurnOf()
                let next = opaque { (number: Int) -> Void in
                    state.value &+= number
                    sum.value ^= state.value
                }
                for number in 0..<count { turn.run { next(number) } }
                return sum.value
            }),
        Scenario(
            "groupBy of 1,000 keys", count: 500_000,
            library: { count in
                let sum = Sum()
                _ = source(count).groupBy { $0 % 1000 }.flatMap { $0 }.subscribe(onNext: { sum.value &+= $0 })
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                var groups: [Int: ClosureList] = [:]
                let merged = TurnOf()
                let turn = TurnOf()
                let key = opaque { $0 % 1000 }
                for number in 0..<count {
                    turn.run {
                        let key = key(number)
                        let group = groups[key] ?? ClosureList()
                        if groups[key] == nil {
                            groups[key] = group
                            group.add { number in merged.run { sum.value &+= number } }
                        }
                        group.send(number)
                    }
                }
                return sum.value
            }),
    ]

    @inline(never) private static func source(_ count: Int) -> Observable<Int> {
        .create { observer in
            for number in 0..<count { observer.onNext(number) }
            observer.onCompleted()
            return Disposables.create()
        }
    }
}
