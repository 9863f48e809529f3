import Streams

extension Scenario {
    /// Operators of several sources.
    static let combining = [
        Scenario(
            "7 nested combineLatest of 4", count: 500_000,
            library: { count in
                let sum = Sum()
                let subject = PublishSubject<Int>()
                let subscription = nest(subject.asObservable()).subscribe(onNext: { sum.value &+= $0 })
                for number in 0..<count { subject.onNext(number) }
                subscription.dispose()
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let list = ClosureList()
                list.add(nest { sum.value &+= $0 })
                for number in 0..<count { list.send(number) }
                return sum.value
            }),
        Scenario(
            "the nest built, subscribed, one element, disposed", per: "cycle", count: 20_000,
            library: { count in
                let sum = Sum()
                for number in 0..<count { nest(.just(number)).subscribe(onNext: { sum.value &+= $0 }).dispose() }
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                for number in 0..<count { nest { sum.value &+= $0 }(number) }
                return sum.value
            }),
        Scenario(
            "zip of 2", count: 1_000_000,
            library: { count in
                let sum = Sum()
                let left = PublishSubject<Int>()
                let right = PublishSubject<Int>()
                let subscription = Observable.zip(left, right) { $0 &+ $1 }.subscribe(onNext: { sum.value &+= $0 })
                for number in 0..<count {
                    left.onNext(number)
                    right.onNext(1)
                }
                subscription.dispose()
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let zip = ZipOfTwo { sum.value &+= $0 &+ $1 }
                let left = ClosureList()
                let right = ClosureList()
                left.add { zip.send($0, isLeft: true) }
                right.add { zip.send($0, isLeft: false) }
                for number in 0..<count {
                    left.send(number)
                    right.send(1)
                }
                return sum.value
            }),
        Scenario(
            "withLatestFrom", count: 2_000_000,
            library: { count in
                let sum = Sum()
                let subject = PublishSubject<Int>()
                let second = BehaviorSubject(value: 1)
                let subscription = subject.withLatestFrom(second) { $0 &+ $1 }
                    .subscribe(onNext: { sum.value &+= $0 })
                for number in 0..<count { subject.onNext(number) }
                subscription.dispose()
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let turn = TurnOf()
                let second = Sum()
                second.value = 1
                let list = ClosureList()
                list.add { number in turn.run { sum.value &+= number &+ second.value } }
                for number in 0..<count { list.send(number) }
                return sum.value
            }),
    ]

    private static func nest(_ source: Observable<Int>) -> Observable<Int> {
        var nest = source
        for _ in 1...7 {
            let one = Observable.just(1)
            nest = Observable.combineLatest(one, one, one, nest) { (a: Int, b: Int, c: Int, d: Int) -> Int in
                a &+ b &+ c &+ d
            }
        }
        return nest
    }

    private static func nest(_ last: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void {
        var next = last
        for _ in 1...7 { next = latest(next) }
        return next
    }

    /// What keeps the latest of four, the first three of which are known, and adds them up in a turn of its own.
    @inline(never) private static func latest(_ next: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void {
        let values = FourValues()
        let turn = TurnOf()
        for slot in 0..<3 { turn.run { values.set(1, at: slot) } }
        return { number in
            turn.run {
                values.set(number, at: 3)
                if let sum = values.sum { next(sum) }
            }
        }
    }
}

private final class FourValues: @unchecked Sendable {
    private var values: [Int?] = [nil, nil, nil, nil]
    private var missing = 4

    func set(_ value: Int, at slot: Int) {
        if values[slot] == nil { missing -= 1 }
        values[slot] = value
    }

    var sum: Int? { missing > 0 ? nil : values.reduce(0) { (sum: Int, value: Int?) -> Int in sum &+ (value ?? 0) } }
}

/// Two queues behind one turn.
private final class ZipOfTwo: @unchecked Sendable {
    private let turn = TurnOf()
    private var left: [Int] = []
    private var right: [Int] = []
    private let next: @Sendable (Int, Int) -> Void

    init(next: @escaping @Sendable (Int, Int) -> Void) { self.next = next }

    @inline(never) func send(_ number: Int, isLeft: Bool) {
        turn.run {
            if isLeft { left.append(number) } else { right.append(number) }
            if !left.isEmpty && !right.isEmpty { next(left.removeFirst(), right.removeFirst()) }
        }
    }
}
