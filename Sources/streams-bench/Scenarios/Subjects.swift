import Streams

extension Scenario {
    /// A subject that sends to a few observers.
    static let subjects = [
        subject(observers: 1), subject(observers: 2), subject(observers: 10), cycle,
    ]

    private static func subject(observers: Int) -> Scenario {
        Scenario(
            "PublishSubject, \(observers) observer\(observers == 1 ? "" : "s")", count: 10_000_000 / observers,
            library: { count in
                let sum = Sum()
                let subject = PublishSubject<Int>()
                let subscriptions = (0..<observers).map { _ in
                    subject.subscribe(onNext: { sum.value &+= $0 })
                }
                for number in 0..<count { subject.onNext(number) }
                subscriptions.forEach { $0.dispose() }
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let list = ClosureList()
                for _ in 0..<observers { list.add { sum.value &+= $0 } }
                for number in 0..<count { list.send(number) }
                return sum.value
            })
    }

    private static let cycle = Scenario(
        "subject: create, subscribe, send, dispose", per: "cycle", count: 500_000,
        library: { count in
            let sum = Sum()
            for number in 0..<count {
                let subject = PublishSubject<Int>()
                let subscription = subject.subscribe(onNext: { sum.value &+= $0 })
                subject.onNext(number)
                subscription.dispose()
            }
            return sum.value
        },
        byHand: { count in
            let sum = Sum()
            for number in 0..<count {
                let list = ClosureList()
                list.add { sum.value &+= $0 }
                list.send(number)
                list.removeAll()
            }
            return sum.value
        })
}

/// A list of closures behind one uncontended atomic pair.
final class ClosureList: @unchecked Sendable {
    private let turn = TurnOf()
    private var closures: [@Sendable (Int) -> Void] = []

    func add(_ closure: @escaping @Sendable (Int) -> Void) { turn.run { closures.append(closure) } }

    func removeAll() { turn.run { closures.removeAll() } }

    @inline(never) func send(_ number: Int) {
        turn.run { for closure in closures { closure(number) } }
    }
}
