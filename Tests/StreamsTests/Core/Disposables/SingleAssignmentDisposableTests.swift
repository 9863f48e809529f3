import Testing
import Threads

@testable import Streams

@Suite struct SingleAssignmentDisposableTests {
    @Test func `what is put in is disposed with the place`() {
        let log = Log<Int>()
        let place = SingleAssignmentDisposable()
        place.setDisposable(Disposables.create { log(1) })
        #expect(log.entries == [])
        place.dispose()
        place.dispose()
        #expect(log.entries == [1])
        #expect(place.isDisposed)
    }

    @Test func `what comes after the disposal is disposed at once`() {
        let log = Log<Int>()
        let place = SingleAssignmentDisposable()
        place.dispose()
        place.setDisposable(Disposables.create { log(1) })
        #expect(log.entries == [1])
    }

    @Test func `a second one is disposed at once, the first stays`() {
        let log = Log<Int>()
        let place = SingleAssignmentDisposable()
        place.setDisposable(Disposables.create { log(1) })
        place.setDisposable(Disposables.create { log(2) })
        #expect(log.entries == [2])
        place.dispose()
        #expect(log.entries == [2, 1])
    }

    @Test func `assignment and two disposals at once dispose it once`() {
        for _ in 0..<300 {
            let count = Tally()
            let place = SingleAssignmentDisposable()
            together(3) { index in
                if index == 0 { place.setDisposable(Disposables.create { count.add() }) } else { place.dispose() }
            }
            #expect(count.value == 1)
        }
    }
}
