import Streams
import Synchronization
final class Count: @unchecked Sendable { var n = 0 }
@inline(never) nonisolated func sink(_ i: Int) {}
nonisolated func bench() {
    let count = 5_000_000
    let clock = ContinuousClock()
    for _ in 0..<5 {
        let total = Count()
        let t = clock.measure {
            _ = Observable<Int>.create { observer in
                for i in 0..<count { observer.onNext(i) }
                observer.onCompleted()
                return Disposables.create()
            }
            .map { $0 &+ 1 }.filter { $0 != 7 }
            .map { $0 &+ 1 }.filter { $0 != 7 }
            .map { $0 &+ 1 }.filter { $0 != 7 }
            .map { $0 &+ 1 }.filter { $0 != 7 }
            .map { $0 &+ 1 }.filter { $0 != 7 }
            .map { $0 &+ 1 }.filter { $0 != 7 }
            .subscribe(onNext: { total.n &+= $0 })
        }
        print("chain", Double(t.components.attoseconds) / 1e9 / Double(count), total.n)
    }
}
bench()
