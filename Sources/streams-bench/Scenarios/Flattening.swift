import Streams

extension Scenario {
    /// Streams of streams.
    static let flattening = [
        Scenario(
            "5 flatMaps to just", count: 1_000_000,
            library: { count in
                let sum = Sum()
                let subject = PublishSubject<Int>()
                let subscription =
                    subject
                    .flatMap { Observable.just($0 &+ 1) }
                    .flatMap { Observable.just($0 &+ 1) }
                    .flatMap { Observable.just($0 &+ 1) }
                    .flatMap { Observable.just($0 &+ 1) }
                    .flatMap { Observable.just($0 &+ 1) }
                    .subscribe(onNext: { sum.value &+= $0 })
                for number in 0..<count { subject.onNext(number) }
                subscription.dispose()
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                var next = opaque { sum.value &+= $0 }
                for _ in 0..<5 { next = inner(next) { $0 &+ 1 } }
                let list = ClosureList()
                list.add(next)
                for number in 0..<count { list.send(number) }
                return sum.value
            })
    ]

    /// Calls a closure for what an element becomes, in a turn of its own.
    @inline(never)
    private static func inner(
        _ next: @escaping @Sendable (Int) -> Void, _ select: @escaping @Sendable (Int) -> Int?
    ) -> @Sendable (Int) -> Void {
        let turn = TurnOf()
        return { number in turn.run { if let selected = select(number) { next(selected) } } }
    }
}
