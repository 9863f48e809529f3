import Streams

extension Scenario {
    /// Streams of streams.
    static let flattening = [
        flattening("5 flatMaps to just", count: 1_000_000) { $0.flatMap { Observable.just($0 &+ 1) } },
        flattening("5 flatMaps to a synchronous create", count: 100_000) { source in
            source.flatMap { number in
                Observable.create { observer in
                    observer.onNext(number &+ 1)
                    observer.onCompleted()
                    return Disposables.create()
                }
            }
        },
        flattening("5 flatMapLatest to just", count: 1_000_000) { $0.flatMapLatest { Observable.just($0 &+ 1) } },
        cycle("5 flatMaps built, subscribed, one element, disposed") { $0.flatMap { Observable.just($0 &+ 1) } },
        cycle("5 flatMapLatest built, subscribed, one element, disposed") { source in
            source.flatMapLatest { Observable.just($0 &+ 1) }
        },
    ]

    private typealias Operator = @Sendable (Observable<Int>) -> Observable<Int>

    private static func flattening(_ name: String, count: Int, _ stage: @escaping Operator) -> Scenario {
        Scenario(
            name, count: count,
            library: { count in
                let sum = Sum()
                let subject = PublishSubject<Int>()
                let subscription = five(stage, subject.asObservable()).subscribe(onNext: { sum.value &+= $0 })
                for number in 0..<count { subject.onNext(number) }
                subscription.dispose()
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let list = ClosureList()
                list.add(five { sum.value &+= $0 })
                for number in 0..<count { list.send(number) }
                return sum.value
            })
    }

    private static func cycle(_ name: String, _ stage: @escaping Operator) -> Scenario {
        Scenario(
            name, per: "cycle", count: 50_000,
            library: { count in
                let sum = Sum()
                for number in 0..<count { five(stage, .just(number)).subscribe(onNext: { sum.value &+= $0 }).dispose() }
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                for number in 0..<count { five { sum.value &+= $0 }(number) }
                return sum.value
            })
    }

    private static func five(_ stage: Operator, _ source: Observable<Int>) -> Observable<Int> {
        (1...5).reduce(source) { chain, _ in stage(chain) }
    }

    private static func five(_ last: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void {
        (1...5).reduce(opaque(last)) { next, _ in inner(next) { $0 &+ 1 } }
    }

    /// Calls a closure for what an element becomes, in a turn of its own.
    @inline(never) private static func inner(
        _ next: @escaping @Sendable (Int) -> Void, _ select: @escaping @Sendable (Int) -> Int?
    ) -> @Sendable (Int) -> Void {
        let turn = TurnOf()
        return { number in turn.run { if let selected = select(number) { next(selected) } } }
    }
}
