import Testing
import Threads

@testable import Streams

@Suite struct DisposablesTests {
    @Test func `a disposable of an action calls it once, and frees it`() {
        let alive = Tally()
        let calls = Tally()
        let disposable: any Disposable
        do {
            let probe = Probe(alive)
            disposable = Disposables.create {
                probe.touch()
                calls.add()
            }
        }
        disposable.dispose()
        #expect(alive.value == 0)
        disposable.dispose()
        #expect(calls.value == 1)
    }

    @Test func `several are disposed in order, once`() {
        let log = Log<Int>()
        let parts = (0..<4).map { number in Disposables.create { log(number) } }
        let all = Disposables.create(Disposables.create(parts[0], parts[1]), parts[2], Disposables.create(), parts[3])
        parts[1].dispose()
        all.dispose()
        all.dispose()
        #expect(log.entries == [1, 0, 2, 3])
    }

    @Test func `two threads that dispose run the action once`() {
        for _ in 0..<300 {
            let calls = Tally()
            let bag = DisposeBag()
            let kinds: [any Disposable] = [
                Disposables.create { calls.add() },
                Disposables.create([Disposables.create { calls.add() }, Disposables.create { calls.add() }]),
            ]
            Disposables.create { calls.add() }.disposed(by: bag)
            together(2) { _ in
                kinds.forEach { $0.dispose() }
                bag.dispose()
            }
            #expect(calls.value == 4)
        }
    }
}
