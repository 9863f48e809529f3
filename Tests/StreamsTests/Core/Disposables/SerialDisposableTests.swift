import Testing
import Threads

@testable import Streams

@Suite struct SerialDisposableTests {
    @Test func `what is replaced is disposed`() {
        let log = Log<Int>()
        let place = SerialDisposable()
        place.disposable = Disposables.create { log(1) }
        place.disposable = Disposables.create { log(2) }
        #expect(log.entries == [1])
        place.dispose()
        #expect(log.entries == [1, 2])
        #expect(place.isDisposed)
        place.disposable = Disposables.create { log(3) }
        #expect(log.entries == [1, 2, 3])
    }

    @Test func `what is in the place can be read`() {
        let place = SerialDisposable()
        let flag = BooleanDisposable()
        place.disposable = flag
        #expect(place.disposable as? BooleanDisposable === flag)
        #expect(!flag.isDisposed)
    }

    @Test func `two threads dispose, and a third puts something in, each action is called once`() {
        for _ in 0..<300 {
            let first = Tally()
            let second = Tally()
            let place = SerialDisposable()
            place.disposable = Disposables.create { first.add() }
            together(3) { index in
                if index == 0 { place.disposable = Disposables.create { second.add() } } else { place.dispose() }
            }
            #expect(first.value == 1)
            #expect(second.value == 1)
        }
    }

    @Test func `a teardown may use the place`() {
        let log = Log<String>()
        let place = SerialDisposable()
        place.disposable = Disposables.create {
            log("first")
            place.disposable = Disposables.create { log("second") }
        }
        place.dispose()
        #expect(log.entries == ["first", "second"])
    }
}
