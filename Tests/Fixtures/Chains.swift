// Ten typical chains, each one expression and without an annotation, for `.ci/run`, which asks the compiler how long it
// takes to type-check them.
import Streams

struct User: Equatable, Sendable {
    let name: String
    let age: Int
}

func chains(
    _ a: Observable<Int>, _ b: Observable<Int>, _ c: Observable<Int>, _ d: Observable<Int>, _ e: Observable<Int>,
    _ text: Observable<String>, _ users: Observable<[User]>, _ flag: Observable<Bool>, _ time: any SchedulerType
) {
    _ = a.map { $0 &+ 1 }.filter { $0 != 7 }.map { $0 &* 2 }.filter { $0 > 0 }.map { $0 &- 1 }.filter { $0 < 100 }
        .map { "\($0)" }.distinctUntilChanged().subscribe(onNext: { print($0) })
    _ = Observable.combineLatest(a, b, c, d, e) { $0 + $1 + $2 + $3 + $4 }.map { $0 * 2 }.filter { $0 > 3 }.skip(1)
        .take(5).startWith(0).scan(0) { $0 + $1 }.subscribe(onNext: { print($0) })
    _ = Observable.zip(a, b, c, d) { [$0, $1, $2, $3] }.map { $0.reduce(0, +) }.filter { $0 > 0 }.map(String.init)
        .distinctUntilChanged().take(3).subscribe(onNext: { print($0) })
    _ = text.debounce(.milliseconds(300), scheduler: time).distinctUntilChanged().filter { $0.count > 2 }
        .flatMapLatest { query in Observable.just([query, query + "!"]).catchAndReturn([]) }.map { $0.count }
        .withLatestFrom(a) { $0 + $1 }.subscribe(onNext: { print($0) })
    _ = users.map { $0.filter { $0.age > 17 } }.map { $0.map(\.name) }.filter { !$0.isEmpty }.map { $0.joined() }
        .distinctUntilChanged().withLatestFrom(flag) { (name: $0, isOn: $1) }.filter(\.isOn).map(\.name)
        .subscribe(onNext: { print($0) })
    _ = Observable.merge(a.map { $0 + 1 }, b.map { $0 * 2 }, c.filter { $0 > 0 }).scan(into: [Int]()) { $0.append($1) }
        .map { $0.suffix(3) }.map { $0.reduce(0, +) }.filter { $0 % 2 == 0 }.subscribe(onNext: { print($0) })
    _ = a.flatMap { number in b.map { $0 + number }.take(2) }.concatMap { Observable.of($0, $0 + 1) }
        .map { $0 * 2 }.filter { $0 > 1 }.map { $0 - 1 }.pairwise().map { $0.1 - $0.0 }
        .subscribe(onNext: { print($0) })
    _ = text.map { Int($0) }.unwrap().filter { $0 > 0 }.share(replay: 1).map { $0 + 1 }.throttle(
        .seconds(1), scheduler: time
    ).observe(on: time).map { "\($0)" }.subscribe(onNext: { print($0) })
    _ = a.materialize().elements().map { $0 * 3 }.retry(2).timeout(.seconds(5), scheduler: time)
        .catch { _ in Observable.just(0) }.do(onNext: { print($0) }).map { $0 > 1 }.not().distinctUntilChanged()
        .subscribe(onNext: { print($0) })
    _ = Observable.combineLatest(text, text) { $0.count > 2 && $1.count > 2 }.distinctUntilChanged().startWith(false)
        .map { $0 ? 1 : 0 }.scan(0, accumulator: +).filter { $0 >= 0 }.subscribe(onNext: { print($0) })
}
