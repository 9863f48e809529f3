import Streams

extension Scenario {
    /// Six times map and filter over `create`.
    static let chains = [
        Scenario(
            "12 stages of map and filter, one function", count: 10_000_000,
            library: { count in
                let sum = Sum()
                let doubled = Observable<Int>.create { observer in
                    for number in 0..<count { observer.onNext(number) }
                    observer.onCompleted()
                    return Disposables.create()
                }
                _ = doubled.map { $0 &+ 1 }.filter { $0 != 7 }
                    .map { $0 &+ 2 }.filter { $0 != 8 }
                    .map { $0 &+ 3 }.filter { $0 != 9 }
                    .map { $0 &+ 4 }.filter { $0 != 10 }
                    .map { $0 &+ 5 }.filter { $0 != 11 }
                    .map { $0 &+ 6 }.filter { $0 != 12 }
                    .subscribe(onNext: { sum.value &+= $0 })
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let turn = TurnOf()
                for number in 0..<count {
                    turn.run {
                        let first = number &+ 1
                        guard first != 7 else { return }
                        let second = first &+ 2
                        guard second != 8 else { return }
                        let third = second &+ 3
                        guard third != 9 else { return }
                        let fourth = third &+ 4
                        guard fourth != 10 else { return }
                        let fifth = fourth &+ 5
                        guard fifth != 11 else { return }
                        let sixth = fifth &+ 6
                        guard sixth != 12 else { return }
                        sum.value &+= sixth
                    }
                }
                return sum.value
            }),
        Scenario(
            "the chain built, subscribed, one element, disposed", per: "cycle", count: 100_000,
            library: { count in
                let sum = Sum()
                for number in 0..<count {
                    var chain = numbers(from: number, 1)
                    for _ in 1...6 { chain = filtered(mapped(chain)) }
                    chain.subscribe(onNext: { sum.value &+= $0 }).dispose()
                }
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                for number in 0..<count {
                    var handler = Handler<Int>(next: { sum.value &+= $0 }, failed: { _ in })
                    for _ in 1...6 { handler = mapped(filtered(handler)) }
                    let turn = TurnOf()
                    turn.run { handler.next(number) }
                }
                return sum.value
            }),
        Scenario(
            "from an array", count: 500_000,
            library: { count in
                let sum = Sum()
                _ = Observable.from(Array(0..<count)).subscribe(onNext: { sum.value &+= $0 })
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let next = opaque { sum.value &+= $0 }
                for number in Array(0..<count) { next(number) }
                return sum.value
            }),
        Scenario(
            "range", count: 5_000_000,
            library: { count in
                let sum = Sum()
                _ = Observable.range(start: 0, count: count).subscribe(onNext: { sum.value &+= $0 })
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let next = opaque { sum.value &+= $0 }
                for number in 0..<count { next(number) }
                return sum.value
            }),
        Scenario(
            "12 stages of map and filter, each opaque", count: 1_000_000,
            library: { count in
                let sum = Sum()
                var chain = numbers(count)
                for _ in 1...6 { chain = filtered(mapped(chain)) }
                _ = chain.subscribe(onNext: { sum.value &+= $0 })
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                var handler = Handler<Int>(next: { sum.value &+= $0 }, failed: { _ in })
                for _ in 1...6 { handler = mapped(filtered(handler)) }
                let turn = TurnOf()
                for number in 0..<count { turn.run { handler.next(number) } }
                return sum.value
            }),
        Scenario(
            "the same, by hand for Int alone", count: 1_000_000,
            library: { count in
                let sum = Sum()
                var chain = numbers(count)
                for _ in 1...6 { chain = filtered(mapped(chain)) }
                _ = chain.subscribe(onNext: { sum.value &+= $0 })
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                var next = opaque { sum.value &+= $0 }
                for _ in 1...6 { next = incremented(withoutSeven(next)) }
                let turn = TurnOf()
                for number in 0..<count { turn.run { next(number) } }
                return sum.value
            }),
    ]

    @inline(never) private static func numbers(from start: Int = 0, _ count: Int) -> Observable<Int> {
        .create { observer in
            for number in start..<start &+ count { observer.onNext(number) }
            observer.onCompleted()
            return Disposables.create()
        }
    }

    @inline(never) private static func mapped(_ source: Observable<Int>) -> Observable<Int> { source.map { $0 &+ 1 } }

    @inline(never) private static func filtered(_ source: Observable<Int>) -> Observable<Int> {
        source.filter { $0 != 7 }
    }

    @inline(never)
    private static func incremented(_ next: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void {
        { next($0 &+ 1) }
    }

    @inline(never)
    private static func withoutSeven(_ next: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void {
        { if $0 != 7 { next($0) } }
    }

    @inline(never) private static func mapped(_ next: Handler<Int>) -> Handler<Int> { next.mapping { $0 &+ 1 } }

    @inline(never) private static func filtered(_ next: Handler<Int>) -> Handler<Int> { next.filtering { $0 != 7 } }
}

/// What receives elements of any type and the error of a closure that throws: the least that stages by hand are made of.
private struct Handler<Element> {
    let next: @Sendable (Element) -> Void
    let failed: @Sendable (any Error) -> Void

    func mapping<Source>(_ transform: @escaping @Sendable (Source) throws -> Element) -> Handler<Source> {
        Handler<Source>(
            next: { [next, failed] element in
                do { next(try transform(element)) } catch { failed(error) }
            }, failed: failed)
    }

    func filtering(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Handler<Element> {
        Handler(
            next: { [next, failed] element in
                do { if try predicate(element) { next(element) } } catch { failed(error) }
            }, failed: failed)
    }
}
