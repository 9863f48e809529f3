import Testing

@testable import Streams

@Suite struct DisposablesTests {
    @Test func `an action is called once, also where two threads dispose`() {
        for _ in 0..<300 {
            let count = Tally()
            let disposable = Disposables.create { count.add() }
            together(2) { _ in disposable.dispose() }
            #expect(count.value == 1)
        }
    }

    @Test func `several are disposed in order`() {
        let log = Log<Int>()
        let disposable = Disposables.create(
            Disposables.create { log(1) }, Disposables.create { log(2) }, Disposables.create())
        disposable.dispose()
        disposable.dispose()
        #expect(log.entries == [1, 2])
    }
}
